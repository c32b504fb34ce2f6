import { language, v } from '@banyan/contracts';
import { fieldLimits } from '@banyan/contracts/organisation';
import { homeIcons, homeModule, loginWays, profileFields } from '@banyan/contracts/account';
import { day, each, textOrNone, whole, words, yes } from '../../../import/shape.ts';
import { categories } from '../../../platform/categories.shape.ts';
import { personFieldShape } from '../../../platform/keepFields.ts';
import { certificateShape } from '../../../platform/certificate.shape.ts';

const colour = v.pipe(v.string(), v.regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, 'Write it as "#0a7d5a", in quotes.'));
const host = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.maxLength(253),
  v.regex(
    /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/,
    'Write the name alone, as in learning.example.com: no https://, no port.',
  ),
);
const zone = v.pipe(
  v.string(),
  v.check(
    (name) => Intl.supportedValuesOf('timeZone').includes(name) || name === 'UTC',
    'Write a zone as in Asia/Shanghai or Europe/London.',
  ),
);
const text = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max));

const list = <Item extends v.GenericSchema>(item: Item) => v.optional(v.pipe(v.array(item), v.maxLength(200)), []);
const team = v.strictObject({ name: words(60) });
const department = v.strictObject({ name: words(60), below: list(team) });
const division = v.strictObject({ name: words(60), below: list(department) });

const path = v.pipe(v.string(), v.maxLength(200), v.regex(/^\//, 'Write a path of the portal, as in /course.'));
const name = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,40}$/, 'Write letters, digits and hyphens alone.'));

/** A block of the home page, in its order. */
const block = v.strictObject({
  kind: homeModule.entries.kind,
  title: words(40),
  /** Target of "all". */
  more: v.optional(path),
  /** Category of its courses, if its kind is category. */
  category: v.optional(name),
  shown: yes(true),
});

/** An entry of the learning zones. */
const zoneEntry = v.strictObject({
  key: name,
  icon: homeIcons.response.entries.items.item.entries.icon,
  title: words(40),
  note: words(60),
  path,
});

/** Content of the home page, and of the frame around all pages. */
const home = v.strictObject({
  /** The sentence above it, and the text behind that, a paragraph each. */
  notice: v.optional(words(200)),
  paragraphs: v.optional(v.pipe(v.array(words(2000)), v.maxLength(50)), []),
  blocks: v.pipe(v.array(block), v.minLength(1), v.maxLength(30)),
  zones: list(zoneEntry),
  /** Entries above all pages; defaults to the usual ones. */
  navigation: v.optional(
    v.pipe(v.array(v.strictObject({ key: name, title: words(30), path })), v.minLength(1), v.maxLength(20)),
  ),
});

const webAddress = v.pipe(
  v.string(),
  v.maxLength(500),
  v.check((address) => URL.canParse(address) && new URL(address).protocol === 'https:', 'Write an https address.'),
);
const site = v.pipe(
  v.string(),
  v.maxLength(260),
  v.regex(
    /^https:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?$/i,
    'Write it as https://office.example.com, without a path.',
  ),
);
const corp = v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'Write the id alone: letters, digits, _ and -.')));

/** A portal beside the enterprise's own. */
const portal = v.strictObject({
  id: name,
  name: words(40),
  colours: v.strictObject({ theme: colour, hover: colour }),
  /** Its people may choose it. */
  offered: yes(true),
});

/** An enterprise in a file: its name, its hosts, its look and its access rules. */
export const enterpriseShape = v.strictObject({
  name: words(60),
  /** Name of its portal, in header and titles. */
  portal: words(40),
  slogan: words(60),
  slogan_detail: v.optional(words(200)),
  /** Hint of the account field of the login page: 工号. */
  account_hint: words(30),
  /** Host names of its portal. */
  hosts: v.optional(v.pipe(v.array(host), v.maxLength(20), each('host')), []),
  /** Languages to choose from; the first is the default. */
  languages: v.optional(
    v.pipe(v.array(v.picklist(['zh_cn', 'zh_tw', 'zh_hk', 'en'])), v.minLength(1), each('language')),
    ['zh_cn'],
  ),
  /** Default language; `auto`: that of the browser. */
  language: v.optional(language),
  time_zone: v.optional(zone, 'Asia/Shanghai'),
  colours: v.optional(v.strictObject({ theme: colour, hover: colour })),
  /** Portals that its people choose among, beside its own. */
  portals: v.optional(v.pipe(v.array(portal), v.maxLength(20))),
  /** Address of a login by scanning; visitors leave for it instead of the login page. */
  scan_login: v.optional(webAddress),
  /** Office suite that its portal runs in. */
  platform: v.optional(v.picklist(['wps'])),
  /** Domain of the session cookie, for portals on several hosts of it. */
  cookie_domain: v.optional(host),
  /** Every call is signed, and sealed. */
  sign_all: v.optional(v.boolean()),
  seal_all: v.optional(v.boolean()),
  /** Sites that may show the portal in a frame. */
  frame_ancestors: v.optional(v.pipe(v.array(site), v.maxLength(20))),
  /** Its ids in chat tools. */
  corp_ids: v.optional(v.strictObject({ wecom: corp, dingtalk: corp })),
  /** Visitors may look around without a login. */
  visitors: yes(false),
  /** People may register themselves. */
  registration: yes(false),
  /** Only its people may enter; visitors are turned away. */
  members_only: yes(false),
  /** Its portal admits people of other enterprises. */
  joinable: yes(false),
  /** A login ends the account’s other sessions. */
  single_device: yes(false),
  /** Its administrators write messages to its people. */
  admin_messages: yes(true),
  /** Points can be spent in its mall. */
  points_mall: yes(true),
  /** Login methods, in the order of the login page. */
  login: v.optional(v.pipe(v.array(v.picklist(loginWays)), v.minLength(1), each('way')), ['password']),
  /** Rules for new passwords. */
  password: v.optional(
    v.strictObject({
      min: whole(6, 32),
      max: whole(6, 64),
      classes: whole(1, 3),
      no_runs: yes(false),
      no_repeats: yes(false),
    }),
    { min: 8, max: 32, classes: 2, no_runs: false, no_repeats: false },
  ),
  /** Personal data that people have to enter before they go on. */
  required_profile: v.optional(v.pipe(v.array(v.picklist(profileFields)), each('field')), []),
  /** A learner without a camera may sit an exam without its face check, unless the exam sets a rule. */
  face_without_camera: yes(false),
  /** First day of its agreements' validity; defaults to now. */
  agreements_since: v.optional(day),
  /** Contact for people who cannot log in. */
  contact: v.optional(
    v.strictObject({
      name: text(40),
      department: text(60),
      phone: textOrNone(40),
      email: textOrNone(100),
    }),
  ),
  /** Expected study time of a week, minutes. */
  week_goal: v.optional(whole(0, 10_000), 120),
  /** Expected credits of a year; 0: none. */
  year_credits: v.optional(whole(0, 1000), 0),
  /** Maximum number of people in the plan. */
  user_limit: v.optional(whole(1, 10_000_000)),
  /** Categories of courses, down to three levels. */
  categories: v.optional(categories, []),
  /** Certificates for training programmes. */
  certificates: list(certificateShape),
  /** Departments to choose from when registering. */
  departments: list(division),
  /** Fields that it keeps about its people. */
  people_fields: v.optional(v.pipe(v.array(personFieldShape), v.maxLength(fieldLimits.fields)), []),
  /** Its home page; defaults to the usual one. */
  home: v.optional(home),
});
export type WrittenEnterprise = v.InferOutput<typeof enterpriseShape>;

/** A department with those below it. */
export interface WrittenDepartment {
  readonly name: WrittenEnterprise['name'];
  readonly below?: readonly WrittenDepartment[];
}
