import type { ItemType } from '@banyan/contracts/exam';
import {
  ArrowDownUp,
  AtSign,
  Cake,
  Calendar,
  CircleDot,
  Clock,
  Gauge,
  Image,
  ListTree,
  Signature,
  SquareCheck,
  Star,
  TextCursorInput,
  TextQuote,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';

/** A drawing for each type of question. */
export const kindIcons: Readonly<Record<ItemType, LucideIcon>> = {
  single: CircleDot,
  multiple: SquareCheck,
  sorting: ArrowDownUp,
  sex: UsersRound,
  star: Star,
  score: Gauge,
  fill: TextCursorInput,
  fills: ListTree,
  description: TextQuote,
  email: AtSign,
  date: Calendar,
  time: Clock,
  age: Cake,
  upload: Image,
  signature: Signature,
};
