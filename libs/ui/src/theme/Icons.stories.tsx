import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  ArrowDown,
  ArrowDownUp,
  ArrowUp,
  Award,
  Bell,
  Bold,
  BookOpen,
  Building2,
  Calendar,
  CalendarDays,
  Captions,
  CaptionsOff,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronsLeft,
  ChevronsUpDown,
  Circle,
  CircleCheck,
  CircleX,
  ClipboardList,
  Clock,
  CloudOff,
  Compass,
  Copy,
  Eraser,
  Eye,
  EyeOff,
  Factory,
  File,
  FileArchive,
  FileAudio,
  FileImage,
  FileQuestion,
  FileSpreadsheet,
  FileText,
  FileVideo,
  Folder,
  Globe,
  GraduationCap,
  GripVertical,
  Heading1,
  Heading2,
  History,
  ImageOff,
  Info,
  Italic,
  Keyboard,
  Layers,
  LayoutGrid,
  Link2,
  List,
  ListOrdered,
  LoaderCircle,
  Lock,
  LogOut,
  Mail,
  Maximize,
  MessageSquare,
  Minimize,
  Minus,
  Monitor,
  Moon,
  Pause,
  PenLine,
  PictureInPicture2,
  Play,
  Plus,
  Redo2,
  RotateCcw,
  RotateCw,
  Search,
  Settings,
  ShieldCheck,
  Sparkles,
  Star,
  Sun,
  TextQuote,
  ThumbsUp,
  Timer,
  Trash2,
  TriangleAlert,
  Underline,
  Undo2,
  Upload,
  User,
  UserCheck,
  Users,
  Volume1,
  Volume2,
  VolumeX,
  X,
  ZoomIn,
  ZoomOut,
  type LucideIcon,
} from 'lucide-react';
import styled from 'styled-components';

/** The icons in use, by purpose. */
const groups: readonly { title: readonly [zh: string, en: string]; icons: Readonly<Record<string, LucideIcon>> }[] = [
  {
    title: ['做事', 'Acts'],
    icons: {
      X,
      Check,
      Plus,
      Minus,
      Search,
      Copy,
      Trash2,
      PenLine,
      Eraser,
      Undo2,
      Redo2,
      RotateCw,
      RotateCcw,
      Upload,
      LogOut,
      Settings,
      Eye,
      EyeOff,
      ZoomIn,
      ZoomOut,
      GripVertical,
    },
  },
  {
    title: ['去哪里', 'Ways'],
    icons: {
      ArrowUp,
      ArrowDown,
      ArrowDownUp,
      ChevronDown,
      ChevronLeft,
      ChevronRight,
      ChevronsLeft,
      ChevronsUpDown,
      Compass,
      Link2,
      Globe,
    },
  },
  {
    title: ['状态', 'States'],
    icons: {
      CircleCheck,
      CircleX,
      TriangleAlert,
      Info,
      Lock,
      LoaderCircle,
      CloudOff,
      Clock,
      Timer,
      History,
      Circle,
      ShieldCheck,
      Star,
      Sparkles,
      ThumbsUp,
    },
  },
  {
    title: ['播放', 'Playing'],
    icons: {
      Play,
      Pause,
      Volume1,
      Volume2,
      VolumeX,
      Captions,
      CaptionsOff,
      Maximize,
      Minimize,
      PictureInPicture2,
      Keyboard,
      Monitor,
    },
  },
  {
    title: ['东西', 'Things'],
    icons: {
      BookOpen,
      GraduationCap,
      Award,
      ClipboardList,
      Calendar,
      CalendarDays,
      Bell,
      Mail,
      MessageSquare,
      User,
      Users,
      UserCheck,
      Building2,
      Factory,
      Folder,
      Layers,
      File,
      FileText,
      FileAudio,
      FileVideo,
      FileImage,
      FileArchive,
      FileSpreadsheet,
      FileQuestion,
      ImageOff,
      Sun,
      Moon,
    },
  },
  {
    title: ['排版', 'Writing'],
    icons: { Bold, Italic, Underline, Heading1, Heading2, List, ListOrdered, TextQuote, LayoutGrid },
  },
];

const Group = styled.section`
  margin-block-end: 32px;

  & > h2 {
    margin-block-end: 12px;
    font-size: var(--t16);
  }
  & > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(136px, 1fr));
    gap: 8px;
    max-width: var(--content);
  }
  & li {
    display: grid;
    justify-items: center;
    gap: 8px;
    padding: 16px 4px;
    border: 1px solid var(--line);
    border-radius: var(--r-ctl);
    background: var(--surface);
  }
  & code {
    font-size: var(--t12);
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
`;

const meta: Meta = {
  title: 'ui/Foundations/Icons',
  parameters: {
    docs: {
      description: {
        component: [
          'Icons of Lucide that the product uses already: take one of these before a new one, and one meaning for each.',
          '',
          '- 16 px in buttons and rows, 18–20 px alone, 24 px in the player. The colour is that of the words beside it.',
          '- An icon beside words is decoration: `aria-hidden`. Alone in a button it has a name: `IconButton label`.',
          '- What points along a line is turned over where one reads from the right; a play button is not.',
          '- Import each by its name from `lucide-react`, so that only those in use are loaded.',
        ].join('\n'),
      },
    },
  },
};
export default meta;
type Story = StoryObj;

export const All: Story = {
  tags: ['english-dark'],
  render: (_args, { globals }) => (
    <>
      {groups.map(({ title: [zh, en], icons }) => (
        <Group key={en}>
          <h2>{globals['language'] === 'en' ? en : zh}</h2>
          <ul>
            {Object.entries(icons).map(([name, Icon]) => (
              <li key={name}>
                <Icon size={20} aria-hidden="true" />
                <code>{name}</code>
              </li>
            ))}
          </ul>
        </Group>
      ))}
    </>
  ),
};
