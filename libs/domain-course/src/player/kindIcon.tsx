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
  /** The sign of what plays stands out. */
  filled?: boolean;
}

/** What a chapter is, drawn. */
export function KindIcon({ kind, size, filled = false }: KindIconProps) {
  const Icon = icons[kind];
  return <Icon size={size} fill={filled && kind === 'video' ? 'currentColor' : 'none'} aria-hidden="true" />;
}
