import type { TaskKind } from '@banyan/contracts/training';
import { BookOpen, ClipboardList, FilePenLine, FileText, GraduationCap, MapPin } from 'lucide-react';

/** A drawing for each kind of task. */
export const taskIcons: Readonly<Record<TaskKind, typeof BookOpen>> = {
  course: BookOpen,
  exam: FilePenLine,
  training: GraduationCap,
  activity: MapPin,
  homework: FileText,
  questionnaire: ClipboardList,
};
