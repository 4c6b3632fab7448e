/** What the visitor reads beside the server's list of hosts. */
import type { Texts } from '../../core/base/texts/texts'

/** The codes of the texts. */
export type HostsCode = 'loading' | 'failed' | 'retry'

/** The texts of the list. */
export const hostsTexts: Texts<HostsCode> = {
  en: {
    loading: 'Loading hosts…',
    failed: 'These hosts could not be loaded. The list is unchanged.',
    retry: 'Try again',
  },
  fr: {
    loading: 'Chargement des hôtes…',
    failed: 'Ces hôtes n’ont pas pu être chargés. La liste n’a pas changé.',
    retry: 'Réessayer',
  },
  ko: {
    loading: '호스트를 불러오는 중…',
    failed: '호스트를 불러오지 못했습니다. 목록은 그대로입니다.',
    retry: '다시 시도',
  },
  'zh-Hant-HK': {
    loading: '正在載入東道主…',
    failed: '未能載入東道主，名單維持不變。',
    retry: '再試一次',
  },
}
