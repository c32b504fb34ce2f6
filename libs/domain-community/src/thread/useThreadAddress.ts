import { idOf, postQuery } from '@banyan/contracts';
import { useParams, useSearchParams } from 'react-router-dom';

/** Which post the address names, null for none, and in which order its comments stand. */
export function useThreadAddress() {
  const id = idOf(useParams()['id']);
  const [params] = useSearchParams();
  return { id, order: postQuery.read(params).order };
}
