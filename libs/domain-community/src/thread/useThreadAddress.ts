import { idOf } from '@banyan/contracts';
import { postQuery, type PostKind } from '@banyan/contracts/community';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { postLinkOf } from '../community.links.ts';

/** Post that the address names, null for none, the order of its comments, and whether it is to be edited. */
export function useThreadAddress(kind: PostKind) {
  const navigate = useNavigate();
  const id = idOf(useParams()['id']);
  const [params] = useSearchParams();
  const { edit, order } = postQuery.read(params);
  return {
    id,
    order,
    edit,
    /** Leaves the editor without an entry in the history. */
    stopEditing: () => {
      if (edit && id !== null) void navigate(postLinkOf(kind).href(id, { order }), { replace: true });
    },
  };
}
