import { ensureInstalled } from './lib/install.mjs';
import { runTasks } from './lib/tasks.mjs';

// `npm run check`: types, lint, format, dead code and licenses.
ensureInstalled();
const { failed } = await runTasks('check', { parts: ['check'] });
process.exit(failed === 0 ? 0 : 1);
