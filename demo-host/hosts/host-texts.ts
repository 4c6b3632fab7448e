/** The words of the pages of hosts, by language. */
import type { Language } from '../../core/base/country/countries.rules'

/** The kinds of homes. */
export const homeKinds = ['apartment', 'house', 'loft', 'studio', 'townhouse'] as const
/** A kind of home: also its value in an address. */
export type HomeKind = (typeof homeKinds)[number]

const en = {
  title: 'Visit a host',
  lead: 'Sit on the sofa before you buy it, in a home where it is lived with. Choose a city, look around, and ask the host.',
  faq: 'Questions about hosting',
  visit: 'Visit a host',
  city: 'City',
  home: 'Home',
  any: 'All',
  show: 'Show hosts',
  count: '{n} hosts',
  countOne: '1 host',
  countPages: '{n} hosts, page {page} of {pages}',
  none: 'No host has such a home yet.',
  clear: 'Show all hosts',
  pages: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: 'Page {n}',
  back: 'All hosts',
  products: 'In this home',
  picture: 'Picture {n} of {name}’s home',
  apartment: 'Apartment',
  house: 'House',
  loft: 'Loft',
  studio: 'Studio',
  townhouse: 'Townhouse',
}

/** The codes of the words. */
export type HostWord = keyof typeof en

const all: Readonly<Record<Language, Readonly<Record<HostWord, string>>>> = {
  en,
  fr: {
    title: 'Rendre visite à un hôte',
    lead: 'Essayez le canapé avant de l’acheter, là où l’on vit avec lui. Choisissez une ville, regardez, et posez vos questions.',
    faq: 'Recevoir chez soi\u00a0: vos questions',
    visit: 'Rendre visite à un hôte',
    city: 'Ville',
    home: 'Logement',
    any: 'Sans préférence',
    show: 'Voir les hôtes',
    count: '{n} hôtes',
    countOne: '1 hôte',
    countPages: '{n} hôtes, page {page} sur {pages}',
    none: 'Aucun hôte n’a encore un tel logement.',
    clear: 'Voir tous les hôtes',
    pages: 'Pages',
    previous: 'Page précédente',
    next: 'Page suivante',
    page: 'Page {n}',
    back: 'Tous les hôtes',
    products: 'Dans cet intérieur',
    picture: 'Chez {name}, photo {n}',
    apartment: 'Appartement',
    house: 'Maison',
    loft: 'Loft',
    studio: 'Studio',
    townhouse: 'Maison de ville',
  },
  ko: {
    title: '호스트의 집 둘러보기',
    lead: '구매하기 전에, 실제로 쓰고 있는 집에서 앉아 보세요. 도시를 고르고 둘러본 뒤 호스트에게 물어보실 수 있습니다.',
    faq: '호스트 자주 묻는 질문',
    visit: '호스트의 집 둘러보기',
    city: '도시',
    home: '집 종류',
    any: '전체',
    show: '호스트 보기',
    count: '호스트 {n}명',
    countOne: '호스트 1명',
    countPages: '호스트 {n}명, {pages}페이지 중 {page}페이지',
    none: '이런 집의 호스트가 아직 없습니다.',
    clear: '모든 호스트 보기',
    pages: '페이지',
    previous: '이전 페이지',
    next: '다음 페이지',
    page: '{n}페이지',
    back: '모든 호스트',
    products: '이 집에 있는 제품',
    picture: '{name} 님의 집, 사진 {n}',
    apartment: '아파트',
    house: '단독주택',
    loft: '로프트',
    studio: '원룸',
    townhouse: '타운하우스',
  },
  'zh-Hant-HK': {
    title: '參觀東道主家居',
    lead: '購買之前，先到真實的家中坐坐。選擇城市，看看家居，再向東道主查詢。',
    faq: '成為東道主常見問題',
    visit: '參觀東道主家居',
    city: '城市',
    home: '住所',
    any: '全部',
    show: '顯示東道主',
    count: '{n} 位東道主',
    countOne: '1 位東道主',
    countPages: '{n} 位東道主，第 {page} 頁，共 {pages} 頁',
    none: '暫時未有這類家居的東道主。',
    clear: '顯示所有東道主',
    pages: '頁',
    previous: '上一頁',
    next: '下一頁',
    page: '第 {n} 頁',
    back: '所有東道主',
    products: '這個家中的產品',
    picture: '{name}的家，第 {n} 張相片',
    apartment: '大廈單位',
    house: '獨立屋',
    loft: 'Loft 單位',
    studio: '開放式單位',
    townhouse: '排屋',
  },
}

/** A word in a language. */
export function hostWord(
  language: Language,
  word: HostWord,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return all[language][word].replace(/\{(\w+)\}/g, (blank, name: string) => `${values[name] ?? blank}`)
}

/** Cities whose names differ by language. */
const cities: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  fr: { London: 'Londres', Seoul: 'Séoul' },
  ko: {
    Austin: '오스틴',
    Bristol: '브리스틀',
    Brooklyn: '브루클린',
    Busan: '부산',
    'Hong Kong': '홍콩',
    London: '런던',
    Melbourne: '멜버른',
    Montréal: '몬트리올',
    Seoul: '서울',
    Sydney: '시드니',
    Toronto: '토론토',
    Vancouver: '밴쿠버',
  },
  'zh-Hant-HK': {
    Austin: '奧斯汀',
    Bristol: '布里斯托',
    Brooklyn: '布魯克林',
    Busan: '釜山',
    'Hong Kong': '香港',
    London: '倫敦',
    Melbourne: '墨爾本',
    Montréal: '滿地可',
    Seoul: '首爾',
    Sydney: '悉尼',
    Toronto: '多倫多',
    Vancouver: '溫哥華',
  },
}

/** The name of a city in a language. */
export const cityName = (language: Language, city: string): string => cities[language]?.[city] ?? city
