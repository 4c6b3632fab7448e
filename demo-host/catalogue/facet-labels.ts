/** The names of facet values in the visitor's language, and the dots of the colours. */
import type { Language } from '../../core/base/country/countries.rules'
import fr from './names/fr.json' with { type: 'json' }
import ko from './names/ko.json' with { type: 'json' }
import zhHk from './names/zh-hk.json' with { type: 'json' }

type Row = readonly [fr: string, ko: string, zh: string]

/** Colours and types. Materials are in the catalogue's names. */
const labels: Readonly<Record<string, Row>> = {
  White: ['Blanc', '화이트', '白色'],
  Black: ['Noir', '블랙', '黑色'],
  Beige: ['Beige', '베이지', '米色'],
  Brown: ['Brun', '브라운', '棕色'],
  Blue: ['Bleu', '블루', '藍色'],
  Orange: ['Orange', '오렌지', '橙色'],
  Purple: ['Violet', '퍼플', '紫色'],
  Gray: ['Gris', '그레이', '灰色'],
  Red: ['Rouge', '레드', '紅色'],
  Pink: ['Rose', '핑크', '粉紅色'],
  Green: ['Vert', '그린', '綠色'],
  Yellow: ['Jaune', '옐로', '黃色'],
  Sofas: ['Canapés', '소파', '梳化'],
  'Sectional sofas': ['Canapés d’angle', '코너 소파', '轉角梳化'],
  'Leather sofas': ['Canapés en cuir', '가죽 소파', '真皮梳化'],
  'Modular sofas': ['Canapés modulaires', '모듈 소파', '組合梳化'],
  'Sofa beds': ['Canapés-lits', '소파 베드', '梳化床'],
  Loveseats: ['Causeuses', '2인용 소파', '雙座位梳化'],
  Daybeds: ['Lits de repos', '데이베드', '日間床'],
  Armchairs: ['Fauteuils', '암체어', '扶手椅'],
  'Dining chairs': ['Chaises de salle à manger', '식탁 의자', '餐椅'],
  'Lounge chairs': ['Fauteuils de détente', '라운지 체어', '休閒椅'],
  Stools: ['Tabourets', '스툴', '凳'],
  Ottomans: ['Poufs', '오토만', '腳凳'],
  'Desk chairs': ['Chaises de bureau', '책상 의자', '書枱椅'],
  'Dining tables': ['Tables de salle à manger', '식탁', '餐枱'],
  'Coffee tables': ['Tables basses', '커피 테이블', '茶几'],
  'Side tables': ['Tables d’appoint', '사이드 테이블', '邊几'],
  Consoles: ['Consoles', '콘솔', '玄關枱'],
  Desks: ['Bureaux', '책상', '書枱'],
  Benches: ['Bancs', '벤치', '長凳'],
  'Wool rugs': ['Tapis de laine', '울 러그', '羊毛地毯'],
  Flatweaves: ['Tapis tissés à plat', '평직 러그', '平織地毯'],
  'Jute rugs': ['Tapis de jute', '황마 러그', '黃麻地毯'],
  'Round rugs': ['Tapis ronds', '원형 러그', '圓形地毯'],
  Runners: ['Tapis de couloir', '러너', '走廊地毯'],
  'Square pillows': ['Coussins carrés', '사각 쿠션', '方形咕𠱸'],
  'Lumbar pillows': ['Coussins lombaires', '허리 쿠션', '腰枕'],
  Bolsters: ['Traversins', '원통형 쿠션', '長枕'],
  'Outdoor sofas': ['Canapés d’extérieur', '야외 소파', '戶外梳化'],
  'Outdoor chairs': ['Chaises d’extérieur', '야외 의자', '戶外椅'],
  'Outdoor tables': ['Tables d’extérieur', '야외 테이블', '戶外枱'],
  Loungers: ['Chaises longues', '선베드', '躺椅'],
  Parasols: ['Parasols', '파라솔', '太陽傘'],
  Planters: ['Jardinières', '화분', '花盆'],
  'Outdoor benches': ['Bancs d’extérieur', '야외 벤치', '戶外長凳'],
  'Fire bowls': ['Braseros', '화로', '火盆'],
  Covers: ['Housses', '커버', '保護套'],
}

const places: Readonly<Record<Exclude<Language, 'en'>, number>> = { fr: 0, ko: 1, 'zh-Hant-HK': 2 }
const words: Readonly<Record<Exclude<Language, 'en'>, Readonly<Record<string, string>>>> = {
  fr: fr.words,
  ko: ko.words,
  'zh-Hant-HK': zhHk.words,
}

/** A value's name; for a missing one, the value. */
export function facetLabel(language: Language, value: string): string {
  if (language === 'en') return value
  const table = Object.hasOwn(labels, value) ? labels[value]?.[places[language]] : undefined
  return table ?? (Object.hasOwn(words[language], value) ? words[language][value] : undefined) ?? value
}

const hexes: Readonly<Record<string, string>> = {
  White: '#f6f3ec',
  Black: '#23211e',
  Beige: '#d9cbb4',
  Brown: '#7a5638',
  Blue: '#45648a',
  Orange: '#c4713a',
  Purple: '#6d4a68',
  Gray: '#8c8d8b',
  Red: '#9c3a32',
  Pink: '#dcaea6',
  Green: '#6b7354',
  Yellow: '#d3a83f',
}

/** A colour's dot. */
export const facetHex = (value: string): string | undefined => (Object.hasOwn(hexes, value) ? hexes[value] : undefined)
