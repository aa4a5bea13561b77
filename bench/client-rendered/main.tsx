import '../../frontend/landing/css/landing.css';
import { createRoot } from 'react-dom/client';
import { Landing } from '../../frontend/landing/landing';

/** The landing page without prerendering, as the baseline. */
createRoot(document.getElementById('root') as HTMLElement).render(<Landing page="home" />);
