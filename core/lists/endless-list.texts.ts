/** The texts of an endless list, and how it says which of its items are shown. */
import type { TextLookup, Texts } from '../base/texts/texts'

/** The code of a text. */
export type EndlessCode = 'loading' | 'added' | 'more' | 'shown' | 'range' | 'end' | 'failed' | 'retry'

/** The texts of an endless list. */
export const endlessTexts: Texts<EndlessCode> = {
  en: {
    loading: 'Loading more…',
    added: '{n} more, {place}',
    more: '{n} more',
    shown: '{shown} of {total}',
    range: '{from}–{shown} of {total}',
    end: 'That is all.',
    failed: 'More could not be loaded.',
    retry: 'Try again',
  },
  fr: {
    loading: 'Chargement…',
    added: '{n} de plus, {place}',
    more: '{n} de plus',
    shown: '{shown} sur {total}',
    range: '{from}–{shown} sur {total}',
    end: 'C’est tout.',
    failed: 'La suite n’a pas pu être chargée.',
    retry: 'Réessayer',
  },
  ko: {
    loading: '불러오는 중…',
    added: '{n}개 추가, {place}',
    more: '{n}개 추가',
    shown: '{total}개 중 {shown}개',
    range: '{total}개 중 {from}~{shown}번째',
    end: '모두 표시했습니다.',
    failed: '더 불러오지 못했습니다.',
    retry: '다시 시도',
  },
  'zh-Hant-HK': {
    loading: '正在載入…',
    added: '再顯示 {n} 項，{place}',
    more: '再顯示 {n} 項',
    shown: '{shown} / {total}',
    range: '第 {from}–{shown} 項，共 {total} 項',
    end: '已顯示全部。',
    failed: '未能載入更多。',
    retry: '再試一次',
  },
}

/** How many of the items are shown; which, where those before them are on other pages. */
export const placeText = (
  t: TextLookup<EndlessCode>,
  { from, ...numbers }: { readonly from: number; readonly shown: number; readonly total: number },
): string => t(from > 1 ? 'range' : 'shown', { from, ...numbers })
