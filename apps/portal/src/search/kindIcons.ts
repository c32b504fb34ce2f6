import type { SearchKind } from '@banyan/contracts/account';
import {
  BookOpen,
  CalendarDays,
  ClipboardList,
  Gift,
  GraduationCap,
  MessageSquare,
  Package,
  Pencil,
  User,
  type LucideIcon,
} from 'lucide-react';

/** A line icon for each kind. */
export const kindIcons: Readonly<Record<SearchKind, LucideIcon>> = {
  course: BookOpen,
  package: Package,
  exam: Pencil,
  questionnaire: ClipboardList,
  activity: CalendarDays,
  programme: GraduationCap,
  product: Gift,
  lecturer: User,
  message: MessageSquare,
};
