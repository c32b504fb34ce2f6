import type { FrameIcon } from '@banyan/core-console/views';
import type { ManageGroup } from '@banyan/core-session';
import {
  BookOpen,
  ChartColumn,
  ClipboardCheck,
  GraduationCap,
  LayoutTemplate,
  Mail,
  Settings,
  Sparkles,
  Users,
  Workflow,
} from 'lucide-react';

/** Icons of the groups. */
export const groupIcons: Readonly<Record<ManageGroup, FrameIcon>> = {
  organisation: Users,
  learning: BookOpen,
  assessment: ClipboardCheck,
  training: GraduationCap,
  engagement: Sparkles,
  talent: Workflow,
  messages: Mail,
  reports: ChartColumn,
  portal: LayoutTemplate,
  system: Settings,
};

/** Groups in the order of the navigation. */
export const groups = Object.keys(groupIcons) as readonly ManageGroup[];
