import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Outlet } from 'react-router-dom';
import { RouterProvider } from 'react-router/dom';
import { initI18n } from 'virtual-i18n';
import { App } from './App';
const router = createBrowserRouter([{ path: '*', element: <App />, loader: () => null, errorElement: <p>error</p> }]);
initI18n().then(() => createRoot(document.getElementById('root')!).render(<RouterProvider router={router} />));
