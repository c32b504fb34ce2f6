import { useNavigate } from 'react-router-dom';

/** Leads to an address of this application. */
export function useGoTo(): (href: string) => void {
  const navigate = useNavigate();
  return (href) => void navigate(href);
}
