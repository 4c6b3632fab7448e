/** The names of the fabrics in other languages, by option id. */
import type { Language } from '../../core/base/country/countries.rules'
import type { Fabric } from './fabrics'

const names: Readonly<Record<Exclude<Language, 'en'>, Readonly<Record<string, string>>>> = {
  fr: {
    7101: 'Bouclé avoine',
    7102: 'Bouclé craie',
    7103: 'Bouclé argile',
    7104: 'Velours vert mousse',
    7105: 'Velours bleu nuit',
    7106: 'Velours ocre',
    7107: 'Lin rouille',
    7108: 'Lin denim',
    7109: 'Lin naturel',
    7110: 'Laine brume',
    7111: 'Laine anthracite',
    7112: 'Chevrons ardoise',
    7113: 'Sergé sable',
    7114: 'Cuir encre',
    7115: 'Cuir cognac',
  },
  ko: {
    7101: '오트 부클레',
    7102: '초크 부클레',
    7103: '클레이 부클레',
    7104: '모스 벨벳',
    7105: '미드나이트 벨벳',
    7106: '오커 벨벳',
    7107: '러스트 린넨',
    7108: '데님 린넨',
    7109: '플랙스 린넨',
    7110: '포그 울',
    7111: '차콜 울',
    7112: '슬레이트 헤링본',
    7113: '샌드 트윌',
    7114: '잉크 가죽',
    7115: '코냑 가죽',
  },
  'zh-Hant-HK': {
    7101: '燕麥色圈圈絨',
    7102: '粉筆白色圈圈絨',
    7103: '陶土色圈圈絨',
    7104: '苔綠色絲絨',
    7105: '午夜藍絲絨',
    7106: '赭黃色絲絨',
    7107: '鐵鏽紅亞麻',
    7108: '牛仔藍亞麻',
    7109: '原色亞麻',
    7110: '霧灰色羊毛',
    7111: '炭灰色羊毛',
    7112: '石板灰人字紋',
    7113: '沙色斜紋布',
    7114: '墨黑色真皮',
    7115: '干邑色真皮',
  },
}

/** The name of a fabric in the visitor's language. */
export function fabricName({ oid, name }: Fabric, language: Language): string {
  return language === 'en' ? name : (names[language][oid] ?? name)
}
