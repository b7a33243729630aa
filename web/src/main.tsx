import '@fontsource/b612/latin-400.css';
import '@fontsource/b612/latin-700.css';
import '@fontsource/b612-mono/latin-400.css';
import '@fontsource/b612-mono/latin-700.css';
import './ui/tokens.css';
import './ui/fallbackFonts.css';
import './ui/base.css';
import './app/boot.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { router } from './app/router.tsx';
import { loadConfig } from './data/config.ts';
import { followTheme } from './data/settings.ts';
import { followAddress } from './inbox/formOrigin.ts';

followTheme();
followAddress(router.history);
void loadConfig();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place to draw in.');
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
