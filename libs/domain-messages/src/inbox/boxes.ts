import {
  ownKinds,
  type MessageBox,
  type MessageCounts,
  type MessageKind,
  type MessageRow,
  type OwnKind,
} from '@banyan/contracts/messages';
import {
  AtSign,
  Award,
  ChartNoAxesColumn,
  ClipboardList,
  FileText,
  Gift,
  GraduationCap,
  Heart,
  MessageCircle,
  PencilLine,
  ShieldCheck,
  Trophy,
  UserRound,
  type LucideIcon,
} from 'lucide-react';

/** The sign of each kind of message. */
export const kindIcons: Readonly<Record<MessageKind, LucideIcon>> = {
  personal: UserRound,
  admin: ShieldCheck,
  information: FileText,
  at: AtSign,
  praise: Heart,
  comment: MessageCircle,
  summary: ChartNoAxesColumn,
  trainingPlan: GraduationCap,
  certificateExpiry: Award,
  taskScore: Trophy,
  marking: PencilLine,
};

const sourceIcons: Readonly<Record<string, LucideIcon>> = { exam: ClipboardList, order: Gift };

/** The sign of a message: that of its subject, else of its kind. */
export const iconOf = ({ kind, source }: Pick<MessageRow, 'kind' | 'source'>): LucideIcon =>
  (kind === 'personal' && Object.hasOwn(sourceIcons, source.type) ? sourceIcons[source.type] : undefined) ??
  kindIcons[kind];

/** A way into the inbox: a list, or one kind of the reader's own. */
export interface Place {
  readonly box: MessageBox;
  readonly about: OwnKind | 'all';
  /** Kind whose icon and words it has. */
  readonly kind: MessageKind;
}

const box = (kind: Exclude<MessageKind, OwnKind> | 'personal'): Place => ({
  box: kind === 'personal' ? 'own' : kind,
  about: 'all',
  kind,
});
const part = (kind: Exclude<OwnKind, 'personal'>): Place => ({ box: 'own', about: kind, kind });

/** The ways into the inbox, in groups. */
export const places: readonly (readonly Place[])[] = [
  [box('personal'), box('admin'), box('information')],
  [box('at'), box('praise'), box('comment')],
  [part('summary'), part('trainingPlan'), part('certificateExpiry'), part('taskScore'), part('marking')],
];

/** Unread messages of a way. */
export function unreadOf({ about, box: of, kind }: Place, { unread }: Pick<MessageCounts, 'unread'>): number {
  if (of !== 'own' || about !== 'all') return unread[kind];
  return ownKinds.reduce((sum, one) => sum + unread[one], 0);
}
