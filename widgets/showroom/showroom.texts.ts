/** What the visitor reads about a showroom. */
import type { Texts } from '../../core/base/texts/texts'

/** The codes of the texts. */
export type ShowroomCode = 'open' | 'openUntil' | 'openUntilOn' | 'opensAt' | 'opensOn' | 'localTime'

/** The texts; hours are by the showroom's clock. */
export const showroomTexts: Texts<ShowroomCode> = {
  en: {
    open: 'Open now',
    openUntil: 'Open now, until {time}',
    openUntilOn: 'Open now, until {time} on {day}',
    opensAt: 'Closed now, opens at {time}',
    opensOn: 'Closed now, opens on {day} at {time}',
    localTime: '{text}, local time',
  },
  fr: {
    open: 'Ouvert en ce moment',
    openUntil: 'Ouvert en ce moment, jusqu’à {time}',
    openUntilOn: 'Ouvert en ce moment, jusqu’à {day} {time}',
    opensAt: 'Fermé en ce moment, ouvre à {time}',
    opensOn: 'Fermé en ce moment, ouvre {day} à {time}',
    localTime: '{text}, heure locale',
  },
  ko: {
    open: '지금 영업 중',
    openUntil: '지금 영업 중, {time}까지',
    openUntilOn: '지금 영업 중, {day} {time}까지',
    opensAt: '지금은 영업시간이 아닙니다. {time}에 엽니다.',
    opensOn: '지금은 영업시간이 아닙니다. {day} {time}에 엽니다.',
    localTime: '{text} (현지 시각)',
  },
  'zh-Hant-HK': {
    open: '現正營業',
    openUntil: '現正營業，至{time}',
    openUntilOn: '現正營業，至{day}{time}',
    opensAt: '現已休息，{time}開門',
    opensOn: '現已休息，{day}{time}開門',
    localTime: '{text}（當地時間）',
  },
}
