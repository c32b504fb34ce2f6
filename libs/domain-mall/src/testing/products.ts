import type { DeskExchange, MallDeskTab } from '@banyan/contracts/mall';
import { type CallOutput } from '@banyan/contracts';
import {
  exchangeStates,
  type ExchangeRecord,
  type PostalAddress,
  type ProductCard,
  type ProductDetail,
  type productList,
  type Region,
} from '@banyan/contracts/mall';
import type { StoryLanguage } from '@banyan/core-screen/stories';
import { fixtureNow } from './fixtures.ts';

const day = 86_400_000;
const say = (language: StoryLanguage, zh: string, en: string) => (language === 'en' ? en : zh);

const shelf = [
  ['数显卡尺 0–150 mm', 'Digital calliper, 0–150 mm', 'tool', 'caliper', 'indigo', 1200, 14],
  ['保温杯 500 ml，刻工号', 'Insulated bottle, 500 ml, engraved', 'life', 'bottle', 'malachite', 680, 63],
  ['降噪耳罩 SNR 33 dB', 'Ear defenders, SNR 33 dB', 'safety', 'muffs', 'gamboge', 900, 20],
  ['工具手提包', 'Tool bag', 'tool', 'bag', 'slate', 1500, 0],
  ['《现场改善》第二版', 'Gemba Kaizen, second edition', 'book', 'book', 'violet', 320, 41],
  ['抗风长柄伞', 'Storm umbrella', 'life', 'umbrella', 'azurite', 450, 27],
  ['检验台灯 5000 K', 'Inspection lamp, 5000 K', 'tool', 'lamp', 'ochre', 2600, 5],
  ['夜校直播优先席', 'Front seat at the evening class', 'virtual', 'ticket', 'willow', 60, null],
] as const;

const deliveriesOf = (category: ProductCard['category']): ProductCard['deliveries'] =>
  category === 'virtual' ? ['virtual'] : category === 'book' ? ['pickup'] : ['mail', 'pickup'];

/** Eight products. */
export function makeProducts(language: StoryLanguage = 'zh'): ProductCard[] {
  return shelf.map(([zh, en, category, art, pigment, points, stock], index) => ({
    ...{ id: 1001 + index, name: say(language, zh, en), category, art, pigment, points, stock },
    deliveries: deliveriesOf(category),
  }));
}

/** A page of the list. */
export function makeProductPage(
  items: ProductCard[],
  values: Partial<CallOutput<typeof productList>> = {},
): CallOutput<typeof productList> {
  const categories = ['tool', 'safety', 'book', 'life', 'virtual'] as const;
  return { items, next: null, open: true, total: items.length, affordable: 6, categories: [...categories], ...values };
}

const pickupOf = (language: StoryLanguage) => ({
  place: say(language, '三号楼 1 层服务台', 'Service desk, building 3'),
  from: 690,
  to: 780,
  workdays: true,
});

/** The first of them, in full. */
export function makeProductDetail(values: Partial<ProductDetail> = {}, language: StoryLanguage = 'zh'): ProductDetail {
  const [product, ...others] = makeProducts(language);
  if (product === undefined) throw new Error('no product');
  return {
    product,
    about: say(language, '分辨率 0.01 mm，IP54，含校准证书。', 'Resolution 0.01 mm, IP54, with a certificate.'),
    ...{
      perPerson: 2,
      perTime: null,
      taken: 0,
      returnDays: 7,
      exchanged: 36,
      pickup: pickupOf(language),
      points: 2340,
    },
    others: others.slice(0, 4),
    ...values,
  };
}

/** Two addresses. */
export function makeAddresses(language: StoryLanguage = 'zh'): PostalAddress[] {
  return [
    {
      id: 1,
      name: say(language, '李思远', 'Mia Chen'),
      phone: '+8613812347716',
      ...(language === 'en'
        ? { regions: [], address: '18 Harbour Row, Bristol', line: '18 Harbour Row, Bristol' }
        : {
            regions: ['320000', '320500', '320506'],
            address: '东吴北路 328 号',
            line: '江苏省苏州市吴中区东吴北路 328 号',
          }),
      preferred: true,
    },
    {
      id: 2,
      name: say(language, '李建国', 'Tom Chen'),
      phone: '+8613901234455',
      regions: [],
      address: say(language, '杭州市西湖区文三路 90 号', '4 Mill Lane, Bath'),
      line: say(language, '杭州市西湖区文三路 90 号', '4 Mill Lane, Bath'),
      preferred: false,
    },
  ];
}

const regions: Readonly<Record<string, readonly (readonly [code: string, name: string, divided: boolean])[]>> = {
  '': [
    ['110000', '北京市', true],
    ['320000', '江苏省', true],
  ],
  '110000': [['110108', '海淀区', false]],
  '320000': [
    ['320100', '南京市', false],
    ['320500', '苏州市', true],
  ],
  '320500': [
    ['320506', '吴中区', false],
    ['320507', '相城区', false],
  ],
};

/** Regions of the country, or the parts of one. */
export const makeRegions = (under: string): Region[] =>
  (regions[under] ?? []).map(([code, name, divided]) => ({ code, name, divided }));

/** One exchange. */
export function makeExchange(values: Partial<ExchangeRecord> = {}, language: StoryLanguage = 'zh'): ExchangeRecord {
  const [product] = makeProducts(language);
  const [address] = makeAddresses(language);
  return {
    id: 1,
    number: '20251118K7M2QP',
    code: '',
    productId: 1001,
    name: product?.name ?? '',
    art: 'caliper',
    pigment: 'indigo',
    quantity: 1,
    points: 1200,
    state: 'waiting',
    delivery: 'mail',
    at: fixtureNow - 2 * day,
    recipient: address === undefined ? null : { name: address.name, phone: address.phone, address: address.line },
    courier: null,
    pickup: null,
    cancellable: true,
    returnUntil: null,
    returning: null,
    ...values,
  };
}

/** An exchange to be picked up. */
export const makePickup = (language: StoryLanguage = 'zh', open = true): ExchangeRecord =>
  makeExchange(
    {
      ...{ id: 9, delivery: 'pickup', recipient: null, code: 'K7M2QP4R', art: 'book', pigment: 'violet' },
      pickup: { ...pickupOf(language), until: fixtureNow + 12 * day, open },
    },
    language,
  );

/** Exchanges in every state, with every delivery. */
export function makeExchanges(language: StoryLanguage = 'zh'): ExchangeRecord[] {
  const states = exchangeStates.map((state, index) =>
    makeExchange(
      {
        id: 2 + index,
        state,
        at: fixtureNow - (index + 3) * 9 * day,
        cancellable: state === 'waiting',
        courier:
          state === 'exchanged' ? { company: say(language, '顺丰', 'Royal Mail'), number: 'SF1439915502' } : null,
        returnUntil: state === 'exchanged' ? fixtureNow + 3 * day : null,
      },
      language,
    ),
  );
  return [makePickup(language), ...states];
}

/** Exchanges at the administrators' desk. */
export function makeDeskRows(show: MallDeskTab, language: StoryLanguage = 'zh'): DeskExchange[] {
  const people = [say(language, '李思远', 'Mia Carter'), say(language, '周瑾', 'Owen Blake')];
  return people.map((name, index) => ({
    exchange: makeExchange(
      {
        id: 30 + index,
        number: `20251118K7M2Q${index}`,
        ...(show === 'send'
          ? {}
          : { state: 'exchanged', cancellable: false, returning: 'asked', courier: { company: 'SF', number: '1' } }),
      },
      language,
    ),
    name,
    department: say(language, '质量部', 'Fresh food'),
  }));
}
