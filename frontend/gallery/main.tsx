import '../src/design/index.css';
import { createRoot } from 'react-dom/client';
import { Gallery } from './gallery';
import { readLook, show } from './look';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');

const look = readLook(location.search);
show(look);
createRoot(root).render(<Gallery first={look} />);
