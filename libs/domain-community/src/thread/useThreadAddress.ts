import { postQuery } from '@banyan/contracts';
import { useParams, useSearchParams } from 'react-router-dom';

/** Which post the address names, null for none, and in which order its comments stand. */
export function useThreadAddress() {
  const text = useParams()['id'] ?? '';
  const [params] = useSearchParams();
  return { id: /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null, order: postQuery.read(params).order };
}
