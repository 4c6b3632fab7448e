/** The names and texts of looks in the shop's other languages, by slug. */
import type { Language } from '../../core/base/country/countries.rules'
import type { Look } from './looks'

/** A name and a text. */
type LookText = readonly [string, string]

const lookTexts: Readonly<Record<Exclude<Language, 'en'>, Readonly<Record<string, LookText>>>> = {
  fr: {
    'slow-living-room': [
      'Le salon sans hâte',
      'Un canapé bas, un bon tapis, une table à la bonne hauteur et la lumière du matin qui vient de la gauche.',
    ],
    'table-for-four': [
      'Une table pour quatre, ou six',
      'Du chêne et du frêne noir, mélangés parce que personne à cette table ne se ressemble non plus.',
    ],
    'terrace-after-rain': [
      'La terrasse après la pluie',
      'Du teck qui ne craint pas l’eau, des coussins qui la craignent et deux jardinières contre le vent.',
    ],
    'reading-corner': [
      'Le coin lecture',
      'Un fauteuil qui se tourne vers la fenêtre le jour et vers la lampe la nuit.',
    ],
    'velvet-evening': ['Soirée de velours', 'Un canapé vert profond, du marbre noir et une seule lampe.'],
    'black-and-chalk': ['Noir et craie', 'Du cuir d’encre sur un tapis de craie\u00a0: un contraste qui reste calme.'],
    'pattern-play': ['Jeu de motifs', 'Carreaux, rayures et feuilles, réunis par deux couleurs.'],
    'small-rooms': [
      'Petit mais costaud',
      'Une causeuse, des tables gigognes et un tabouret, pour des pièces de douze mètres carrés.',
    ],
  },
  ko: {
    'slow-living-room': ['느긋한 거실', '낮은 소파와 좋은 러그, 알맞은 높이의 테이블, 그리고 왼쪽에서 드는 아침 햇살.'],
    'table-for-four': [
      '네 명, 또는 여섯 명을 위한 식탁',
      '오크와 블랙 애쉬를 섞었습니다. 이 식탁에 앉는 사람도 저마다 다르니까요.',
    ],
    'terrace-after-rain': ['비 갠 테라스', '젖어도 되는 티크와 젖으면 안 되는 쿠션, 바람을 막아 주는 화분 두 개.'],
    'reading-corner': ['책 읽는 자리', '낮에는 창가로, 밤에는 램프 쪽으로 돌아앉는 의자.'],
    'velvet-evening': ['벨벳의 저녁', '짙은 초록 소파와 검은 대리석, 그리고 램프 하나.'],
    'black-and-chalk': ['블랙과 초크', '초크 화이트 러그 위의 잉크색 가죽. 차분함을 잃지 않는 대비입니다.'],
    'pattern-play': ['무늬 놀이', '체크와 줄무늬와 잎사귀를 두 가지 색으로 묶었습니다.'],
    'small-rooms': ['작지만 알찬 방', '12제곱미터 방을 위한 2인용 소파와 네스팅 테이블, 스툴.'],
  },
  'zh-Hant-HK': {
    'slow-living-room': ['慢活客廳', '低矮的梳化、優質地毯、高度適中的枱，還有從左邊灑入的晨光。'],
    'table-for-four': ['四人或六人的餐枱', '橡木配黑梣木，因為同枱的人也各不相同。'],
    'terrace-after-rain': ['雨後露台', '不怕水的柚木、怕水的坐墊，還有兩個擋風的花盆。'],
    'reading-corner': ['閱讀角落', '一張日間轉向窗邊、夜間轉向燈旁的椅子。'],
    'velvet-evening': ['絲絨之夜', '深綠色梳化、黑色雲石和一盞燈。'],
    'black-and-chalk': ['黑與粉筆白', '墨黑皮革配粉筆白地毯：對比鮮明，依然沉靜。'],
    'pattern-play': ['圖案遊戲', '格子、條紋與葉子，由兩種顏色連繫起來。'],
    'small-rooms': ['小空間，大用途', '雙人梳化、套几和矮凳，適合十二平方米的房間。'],
  },
}

/** A look's name and text in one language. */
export function lookText({ slug, title, text }: Look, language: Language): { title: string; text: string } {
  const [ownTitle = title, ownText = text] = language === 'en' ? [] : (lookTexts[language][slug] ?? [])
  return { title: ownTitle, text: ownText }
}
