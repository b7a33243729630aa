import '@fontsource/b612/latin-400.css';
import '@fontsource/b612/latin-700.css';
import '@fontsource/b612-mono/latin-400.css';
import '@fontsource/b612-mono/latin-700.css';
import './ui/tokens.css';
import './ui/fallbackFonts.css';
import './ui/base.css';
import './app/boot.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { screens } from './app/screens.tsx';
import { Shell } from './app/Shell.tsx';
import { loadConfig } from './data/networks/config.ts';
import './data/rows/fetchedRows.ts';
import { followOpenRouter } from './assistant/openRouterReturn.ts';
import { followTheme } from './data/settings.ts';
import { followAddress } from './router/formOrigin.ts';
import { isExtension } from './inbox/extension/isExtension.ts';
import { followPlaces, pageAddress } from './router/here.ts';
import { followScreens } from './router/shown.ts';

followTheme();
followOpenRouter();
followPlaces();
followAddress(pageAddress);
followScreens(screens);
void loadConfig();
if (isExtension()) void import('./app/followExtension.ts');

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place to draw in.');
createRoot(root).render(
  <StrictMode>
    <Shell />
  </StrictMode>,
);
