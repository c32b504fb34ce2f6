export { LatePart, type LatePartProps } from './components/LatePart.tsx';
export { loadPart, LostPart, partLimitMs, sharedPart, type LoadPart } from './components/load-part.ts';
export { applyTheme, type ThemeChoice } from './theme/apply-theme.ts';
export { GlobalStyle } from './theme/GlobalStyle.ts';
export { theme, type Theme } from './theme/theme.ts';
export { UiProvider, type UiProviderProps } from './theme/UiProvider.tsx';

export { LeaveGuardContext, useLeaveGuard, type LeaveGuards } from './leave/leave-guard.ts';

export { UiLink } from './links/UiLink.tsx';
export { TextLink, type TextLinkProps } from './links/TextLink.tsx';
export { type LinkComponent, type UiLinkProps } from './links/link-context.ts';

export { BrandMark, type BrandMarkProps } from './art/BrandMark.tsx';
export { CourseCover, type CourseCoverProps } from './art/CourseCover.tsx';
export { CoverFrame, type CoverFrameProps } from './art/CoverFrame.tsx';
export { Drawing, type DrawingProps } from './art/Drawing.tsx';
export { drawingNames, type DrawingName } from './art/drawing-names.ts';
export { Gauge, type GaugeProps } from './art/Gauge.tsx';
export { GrowthRings, type GrowthRingsProps } from './art/GrowthRings.tsx';
export { LoginPicture } from './art/LoginPicture.tsx';
export { coverMotifs, motifFor, pigmentOfMotif, type CoverMotif } from './art/motifs.ts';
export { pigments, type Pigment, type PigmentName } from './art/pigments.ts';
export { Medal, type MedalProps } from './art/Medal.tsx';
export { ProductPicture, type ProductArtName, type ProductPictureProps } from './art/ProductPicture.tsx';
export { Ribbon, type RibbonProps, type RibbonSegment } from './art/Ribbon.tsx';
export { rimColors, StudyRings, type StudyRingsProps } from './art/StudyRings.tsx';
export { YearRing, type YearRingProps } from './art/YearRing.tsx';

export { Accordion, type AccordionItem, type AccordionProps } from './components/Accordion.tsx';
export { Avatar, type AvatarProps } from './components/Avatar.tsx';
export { BackToTop, type BackToTopProps } from './components/BackToTop.tsx';
export { Badge, type BadgeProps } from './components/Badge.tsx';
export { Breadcrumbs, type BreadcrumbsProps } from './components/Breadcrumbs.tsx';
export { BulkBar, type BulkBarProps } from './components/BulkBar.tsx';
export { Button, type ButtonProps } from './components/Button.tsx';
export { type ButtonSize, type ButtonVariant } from './components/button-style.ts';
export { Card, type CardProps } from './components/Card.tsx';
export { CategoryTree, type CategoryTreeProps } from './components/CategoryTree.tsx';
export { Checkbox, type CheckboxProps } from './components/Checkbox.tsx';
export { CheckboxGroup, type CheckboxGroupProps, type CheckboxOption } from './components/CheckboxGroup.tsx';
export { Chip, type ChipProps } from './components/Chip.tsx';
export { copyText } from './components/copy-text.ts';
export { CopyButton, type CopyButtonProps, type CopyWords } from './components/CopyButton.tsx';
export { Countdown, type CountdownProps } from './components/Countdown.tsx';
export { EmptyState, type EmptyStateProps } from './components/EmptyState.tsx';
export { ErrorSummary, type ErrorSummaryProps, type FieldErrorEntry } from './components/ErrorSummary.tsx';
export { ErrorState, type ErrorStateProps } from './components/ErrorState.tsx';
export { Facts, type FactsProps } from './components/Facts.tsx';
export { FilterMenu, type FilterMenuProps } from './components/FilterMenu.tsx';
export { IconButton, IconLink, type IconButtonProps, type IconLinkProps } from './components/IconButton.tsx';
export { Image, type ImageProps, type ImageSize } from './components/Image.tsx';
export { LazyDialog } from './components/LazyDialog.tsx';
export { LinkButton, type LinkButtonProps } from './components/LinkButton.tsx';
export { List, ListRow, type ListProps, type ListRowProps } from './components/List.tsx';
export {
  EndOfList,
  LoadMore,
  type EndOfListProps,
  type LoadMoreProps,
  type LoadMoreWords,
} from './components/LoadMore.tsx';
export { MenuButton, type MenuButtonProps } from './components/MenuButton.tsx';
export { Notice, type NoticeProps } from './components/Notice.tsx';
export { Pagination, type PageStep, type PaginationProps } from './components/Pagination.tsx';
export { PasswordField, type PasswordFieldProps } from './components/PasswordField.tsx';
export {
  ProgressBar,
  ProgressRing,
  Stat,
  type ProgressProps,
  type ProgressRingProps,
  type StatProps,
} from './components/Progress.tsx';
export { Radio, type RadioProps } from './components/Radio.tsx';
export { RadioGroup, type RadioGroupProps } from './components/RadioGroup.tsx';
export { Rating, type RatingProps, type RatingWords } from './components/Rating.tsx';
export { RatingValue, type RatingValueProps } from './components/RatingValue.tsx';
export { Result, type ResultProps } from './components/Result.tsx';
export { SearchForm, type SearchFormProps } from './components/SearchForm.tsx';
export { SegmentedControl, type Segment, type SegmentedControlProps } from './components/SegmentedControl.tsx';
export { FieldSkeleton, type FieldSkeletonProps } from './components/FieldSkeleton.tsx';
export {
  CardGridSkeleton,
  CardSkeleton,
  DetailSkeleton,
  ListSkeleton,
  type CardGridSkeletonProps,
  type ListSkeletonProps,
} from './components/ScreenSkeletons.tsx';
export {
  SkeletonBlock,
  SkeletonLine,
  SkeletonRegion,
  type SkeletonBlockProps,
  type SkeletonLineProps,
  type SkeletonRegionProps,
} from './components/Skeleton.tsx';
export { SortTabs, type SortTabsProps } from './components/SortTabs.tsx';
export {
  staticCells,
  StaticTable,
  StaticTableFrame,
  type StaticColumn,
  type StaticTableFrameProps,
  type StaticTableProps,
} from './components/StaticTable.tsx';
export { Steps, type StepItem, type StepsProps, type StepState } from './components/Steps.tsx';
export { SuggestionHead, type SuggestionHeadProps } from './components/SuggestionHead.tsx';
export { Switch, type SwitchProps } from './components/Switch.tsx';
export { Tabs, type TabItem, type TabsProps } from './components/Tabs.tsx';
export { Tag, type TagProps, type Tone } from './components/Tag.tsx';
export { TextArea, type TextAreaProps } from './components/TextArea.tsx';
export { TextField, type TextFieldProps } from './components/TextField.tsx';
export { Timeline, type TimelineItem, type TimelineProps } from './components/Timeline.tsx';
export { createToastQueue, type ToastContent, type ToastEntry, type ToastQueue } from './components/toast-queue.ts';
export { ToastRegion, type ToastRegionProps } from './components/ToastRegion.tsx';
export { VisuallyHidden } from './components/VisuallyHidden.tsx';
export { PageTitle, SectionHeading, type PageTitleProps, type SectionHeadingProps } from './components/headings.tsx';
export { ListLine, titleAndWords } from './components/list-line.ts';
export { Container, Dot, Kbd, SkipLink, type SkipLinkProps } from './components/layout.tsx';
export { CommentBox, type CommentBoxProps, type CommentBoxWords } from './comments/CommentBox.tsx';
export { type CommentActs } from './comments/CommentItem.tsx';
export { type Comment, type CommentWords } from './comments/comment-types.ts';
export { CommentThread, type CommentThreadProps } from './comments/CommentThread.tsx';
export { preloadOverlays } from './components/lazy-overlays.ts';
export { type FieldHandle } from './components/field-handle.ts';
export { type MessageTone } from './components/tone-icon.tsx';
export { type TreeNode } from './components/tree.ts';
export { type Choice, type ChoiceContent } from './overlays/choice-types.ts';
export { type DialogProps } from './overlays/dialog-types.ts';
export { type MenuContent, type MenuEntry } from './overlays/menu-types.ts';

export { countCharacters } from './format/characters.ts';
export { clock, splitDuration, type DurationParts } from './format/duration.ts';
export { fileSize } from './format/file-size.ts';
export { monthLength, monthsInYear } from './format/months.ts';
export { spacedPhone } from './format/phone.ts';
export { shorten } from './format/shorten.ts';
