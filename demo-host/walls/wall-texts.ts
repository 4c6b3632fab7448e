/** The words of the walls of reviews and photos, in each language. */
import type { Language } from '../../core/base/country/countries.rules'

const en = {
  reviewsLead: 'We publish every review, the less kind ones too.',
  gallery: 'Read and filter all reviews',
  verified: 'Verified purchase',
  /** `{n}`: the stars. */
  outOf: '{n} out of 5',
  products: 'About',
  galleryTitle: 'What our customers say',
  /** `{score}`: the average. */
  score: '{score} out of 5',
  /** Before and after the number of reviews. */
  basedOn: 'Based on {n} reviews collected by an independent service',
  filter: 'Filter by stars',
  stars: '{n} stars',
  oneStar: '1 star',
  allStars: 'All reviews',
  none: 'No reviews with this rating yet.',
  allReviews: 'All customer reviews',
  communityTitle: 'At home with our customers',
  communityLead: 'Photos from the homes of people who live with our furniture. Open one to see what is in it.',
  /** `{name}`: of the customer. `{place}`: a city. */
  photoTitle: '{name} in {place}',
  inPhoto: 'In this photo',
  allPhotos: 'All photos',
}

/** The words in one language. */
export type WallTexts = Readonly<Record<keyof typeof en, string>>

/** The words by language. */
export const wallTexts: Readonly<Record<Language, WallTexts>> = {
  en,
  fr: {
    reviewsLead: 'Nous publions tous les avis, même les moins tendres.',
    gallery: 'Lire et filtrer tous les avis',
    verified: 'Achat vérifié',
    outOf: '{n} sur 5',
    products: 'À propos de',
    galleryTitle: 'Ce qu’en disent nos clients',
    score: '{score} sur 5',
    basedOn: 'D’après {n} avis sur notre service d’avis indépendant',
    filter: 'Filtrer par étoiles',
    stars: '{n} étoiles',
    oneStar: '1 étoile',
    allStars: 'Tous les avis',
    none: 'Aucun avis n’a ce nombre d’étoiles.',
    allReviews: 'Tous les avis des clients',
    communityTitle: 'Chez nos clients',
    communityLead: 'Des photos de ceux qui vivent avec nos meubles. Ouvrez-en une pour voir ce qu’elle contient.',
    photoTitle: '{name} à {place}',
    inPhoto: 'Sur cette photo',
    allPhotos: 'Toutes les photos',
  },
  ko: {
    reviewsLead: '아쉬운 점을 적은 후기까지 모두 그대로 공개합니다.',
    gallery: '전체 후기를 별점별로 보기',
    verified: '구매 인증',
    outOf: '5점 만점에 {n}점',
    products: '후기 상품',
    galleryTitle: '고객이 말하는 Rooms',
    score: '5점 만점에 {score}점',
    basedOn: '독립 후기 서비스에 등록된 후기 {n}개 기준',
    filter: '별점으로 보기',
    stars: '별 {n}개',
    oneStar: '별 1개',
    allStars: '전체 후기',
    none: '해당 별점의 후기가 없습니다.',
    allReviews: '전체 고객 후기',
    communityTitle: '고객의 공간',
    communityLead:
      'Rooms 가구와 함께하는 고객의 집을 사진으로 만나 보세요. 사진을 누르면 사진 속 제품을 볼 수 있습니다.',
    photoTitle: '{name} · {place}',
    inPhoto: '사진 속 제품',
    allPhotos: '전체 사진',
  },
  'zh-Hant-HK': {
    reviewsLead: '所有評價全部刊登，批評也不例外。',
    gallery: '閱讀及篩選所有評價',
    verified: '已驗證購買',
    outOf: '{n} 星（5 星滿分）',
    products: '評價產品',
    galleryTitle: '顧客怎樣說',
    score: '{score} 分（5 分滿分）',
    basedOn: '根據獨立評價服務的 {n} 則評價',
    filter: '按星級篩選',
    stars: '{n} 星',
    oneStar: '1 星',
    allStars: '所有評價',
    none: '沒有此星級的評價。',
    allReviews: '所有顧客評價',
    communityTitle: '顧客的家',
    communityLead: '看看顧客家中的實景照片。開啟相片即可查看相中的產品。',
    photoTitle: '{name}，{place}',
    inPhoto: '相片中的產品',
    allPhotos: '所有相片',
  },
}
