import '../design/index.css';
import { createRoot } from 'react-dom/client';
import { App } from './app';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');

createRoot(root).render(<App />);
