import '../design/index.css';
import { createRoot } from 'react-dom/client';
import { applyStoredPreferences } from '../subjects/users/preferences';
import { App } from './app';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');

applyStoredPreferences();
createRoot(root).render(<App />);
