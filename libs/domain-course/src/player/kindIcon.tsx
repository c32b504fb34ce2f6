import type { ChapterKind } from '@banyan/contracts/course';
import {
  BookOpenText,
  FileText,
  Headphones,
  Images,
  Link,
  type LucideIcon,
  MousePointerClick,
  Play,
} from 'lucide-react';

const icons: Readonly<Record<ChapterKind, LucideIcon>> = {
  video: Play,
  audio: Headphones,
  document: FileText,
  article: BookOpenText,
  album: Images,
  link: Link,
  scorm: MousePointerClick,
};

export interface KindIconProps {
  kind: ChapterKind;
  size: number;
  /** Filled, for media. */
  filled?: boolean;
}

/** Icon of a chapter's kind. */
export function KindIcon({ kind, size, filled = false }: KindIconProps) {
  const Icon = icons[kind];
  return <Icon size={size} fill={filled && kind === 'video' ? 'currentColor' : 'none'} aria-hidden="true" />;
}
