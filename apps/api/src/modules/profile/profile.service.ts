import { ErrorCode, type CallOutput } from '@banyan/contracts';
import {
  keptPicture,
  type Profile,
  type ProfileField,
  type ProfileInput,
  type saveProfile,
} from '@banyan/contracts/account';
import { and, eq, ne, sql } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import { sqlState } from '../../db/sqlState.ts';
import type { TenantScope } from '../../db/tenant.ts';
import { userChanged } from '../../effects/userChanged.ts';
import { undrawable } from '../../fonts/typeset.ts';
import type { CallContext, Learner, ServiceContext } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { users, type StoredPicture } from '../../platform/enterprise.schema.ts';
import { loadEnterprise } from '../../platform/enterprise.ts';
import { portraitOf } from '../../platform/portrait.ts';
import type { ProfilePorts } from './profile.ports.ts';

type UserRow = typeof users.$inferSelect;
type Rules = Readonly<Partial<Record<ProfileField, string>>>;

/** The photo is shown on its owner's page alone. */
const photoShownForMs = 3_600_000;

const refused = (fields: Rules) => new Refusal(ErrorCode.fieldsRefused, { data: { fields } });

/** The viewer's personal data and the fields that the enterprise requires. */
export async function describeProfile(ctx: CallContext<Learner>): Promise<Profile> {
  const { scope, viewer } = ctx;
  const user = await findOwn(scope, viewer.userId);
  const { requiredProfile } = await loadEnterprise(scope);
  const { account, nickname, realName, idNumber, email } = user;
  return {
    account,
    username: localised(user.name, viewer.language),
    department: localised(user.department, viewer.language),
    nickname,
    realName,
    idNumber,
    email,
    ...picturesOf(user, ctx),
    unprinted: unprintedOf(user),
    required: [...requiredProfile],
  };
}

/** Replaces the viewer's personal data. Throws Refusal `fieldsRefused` with the broken rule of each field. */
export async function changeProfile(
  ctx: CallContext<Learner>,
  input: ProfileInput,
  ports: ProfilePorts,
): Promise<CallOutput<typeof saveProfile>> {
  const { scope, viewer, emit } = ctx;
  const user = await findOwn(scope, viewer.userId, true);
  const wanted = {
    ...input,
    avatar: pictureWanted(input.avatar, user.avatar),
    idPhoto: pictureWanted(input.idPhoto, user.idPhoto),
  };
  await refuseMissing(scope, { ...wanted, avatar: wanted.avatar || user.image });
  if (await isNicknameTaken(scope, viewer.userId, input.nickname)) throw refused({ nickname: 'taken' });
  const pictures = {
    avatar: await replace(ctx, ports, user.avatar, { kind: 'avatar', upload: wanted.avatar }),
    idPhoto: await replace(ctx, ports, user.idPhoto, { kind: 'idPhoto', upload: wanted.idPhoto }),
  };
  const { nickname, realName, idNumber, email } = input;
  await scope.tx
    .update(users)
    .set({ nickname, realName, idNumber, email, ...pictures })
    .where(scope.only(users, eq(users.id, viewer.userId)))
    .catch((error: unknown) => {
      // Two people chose it at the same moment.
      throw sqlState(error) === '23505' ? refused({ nickname: 'taken' }) : error;
    });
  await emit(scope, userChanged, { userId: viewer.userId });
  return { ...picturesOf({ ...user, ...pictures }, ctx), unprinted: unprintedOf({ ...user, realName }) };
}

async function findOwn(scope: TenantScope, userId: number, lock = false): Promise<UserRow> {
  const query = scope.tx
    .select()
    .from(users)
    .where(scope.only(users, eq(users.id, userId)));
  const [user] = await (lock ? query.for('update') : query);
  if (!user) throw new Refusal(ErrorCode.unauthenticated, { reason: 'user is gone' });
  return user;
}

function picturesOf(user: Pick<UserRow, 'avatar' | 'image' | 'idPhoto'>, ctx: ServiceContext) {
  const photo = user.idPhoto;
  return {
    avatar: portraitOf(user, ctx),
    idPhoto: photo === null ? '' : ctx.contentUrl(photo.key, photoShownForMs).url,
  };
}

/** Certificates print the real name if there is one. */
const unprintedOf = ({ name, realName }: Pick<UserRow, 'name' | 'realName'>) =>
  undrawable(realName === '' ? Object.values(name).join(' ') : realName);

/** Id of the upload for a picture, empty for none. */
const pictureWanted = (asked: string, stored: StoredPicture | null) =>
  asked === keptPicture ? (stored?.upload ?? '') : asked;

async function refuseMissing(scope: TenantScope, input: ProfileInput): Promise<void> {
  const { requiredProfile } = await loadEnterprise(scope);
  const missing = requiredProfile.filter((field) => input[field] === '');
  if (missing.length === 0) return;
  throw refused(Object.fromEntries(missing.map((field) => [field, `missing.${field}`])));
}

async function isNicknameTaken(scope: TenantScope, userId: number, nickname: string): Promise<boolean> {
  if (nickname === '') return false;
  const found = await scope.tx
    .select({ id: users.id })
    .from(users)
    .where(scope.only(users, and(eq(sql`lower(${users.nickname})`, sql`lower(${nickname})`), ne(users.id, userId))))
    .limit(1);
  return found.length > 0;
}

/** Replaces a picture by an upload. The current one is not claimed again: a save may be repeated. */
async function replace(
  ctx: CallContext<Learner>,
  { claim, release }: ProfilePorts,
  stored: StoredPicture | null,
  wanted: { readonly kind: 'avatar' | 'idPhoto'; readonly upload: string },
): Promise<StoredPicture | null> {
  const { kind, upload } = wanted;
  if (upload === (stored?.upload ?? '')) return stored;
  if (stored !== null) await release(ctx, { id: stored.upload });
  if (upload === '') return null;
  const { id, key } = await claim(ctx, { id: upload, kind });
  return { upload: id, key };
}
