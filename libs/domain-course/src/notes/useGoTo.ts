import { useNavigate } from 'react-router-dom';

/** Navigates to an address of this application. */
export function useGoTo(): (href: string) => void {
  const navigate = useNavigate();
  return (href) => void navigate(href);
}
