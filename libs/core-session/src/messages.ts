/** Languages of the interface. */
export type MessageSet = 'zh' | 'en' | 'zh_tw' | 'zh_hk';
/** Every message set, the default first. */
export const messageSets: readonly MessageSet[] = ['zh', 'en', 'zh_tw', 'zh_hk'];

/** Nested texts of one namespace. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

/** One lazy chunk per message set. */
export type MessageLoaders = Readonly<Record<MessageSet, () => Promise<{ readonly default: Messages }>>>;

/**
 * The shape that a message set shares with the one it is checked against (`typeof zh`): the same keys, any text.
 * Languages with a singular add `_one` beside each `_other`.
 */
export type MessagesLike<T> = {
  readonly [Key in keyof T]: T[Key] extends string ? string : MessagesLike<T[Key]>;
} & { readonly [Key in keyof T as Key extends `${infer Base}_other` ? `${Base}_one` : never]?: string };
