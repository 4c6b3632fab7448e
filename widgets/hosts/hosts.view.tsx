/** The server's list of hosts, what is said of its changes, and the open host (HOSTS-01, HOSTS-02). */
import type { ViewProps } from '../../core/view/element/definition'
import type { HostsModel, HostsState } from './hosts.types'

export function HostsView({ state: { list, open }, model: { t, retry } }: ViewProps<HostsState, HostsModel>) {
  return (
    <>
      <slot />
      <p className="visually-hidden" part="status" role="status">
        {list.at === 'loading' ? t('loading') : list.at === 'shown' && list.words}
      </p>
      <div part="notice" role="alert" hidden={list.at !== 'failed'}>
        {list.at === 'failed' && (
          <>
            <p>{t('failed')}</p>
            <button part="retry-button" type="button" onClick={retry}>
              {t('retry')}
            </button>
          </>
        )}
      </div>
      {open && <open.View model={open.model} state={open.model.get()} />}
    </>
  )
}
