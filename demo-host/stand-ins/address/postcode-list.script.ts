/** The script of the postcode search's frame: a field, and a list of the addresses that contain the typed words. */
import { make } from '../browser/element'
import { listen, post, postHeight } from '../browser/inside'
import { type KakaoAddress, kakaoAddresses } from './postcode-table'

listen((type, body) => {
  if (type !== 'begin') return
  document.documentElement.lang = 'ko'
  const list = make('ul', { className: 'places' })
  const field = make('input', { id: 'q', type: 'search', value: String(body ?? ''), placeholder: '예) 세종대로 110' })
  const show = () => list.replaceChildren(...found(field.value).map(item))
  field.addEventListener('input', show)
  show()
  document.body.replaceChildren(
    make('main', { className: 'dialog' }, [
      make('h1', { className: 'unseen' }, ['우편번호 검색']),
      make('div', { className: 'field' }, [make('label', { htmlFor: 'q' }, ['도로명, 지번, 건물명']), field]),
      list,
    ]),
  )
  postHeight()
  field.focus()
})

function found(query: string): readonly KakaoAddress[] {
  const words = query.trim().split(/\s+/).filter(Boolean)
  return kakaoAddresses.filter((one) =>
    words.every((word) => `${one.zonecode} ${one.roadAddress} ${one.jibunAddress} ${one.buildingName}`.includes(word)),
  )
}

function item(address: KakaoAddress): HTMLElement {
  const { zonecode, roadAddress, jibunAddress, buildingName } = address
  const choose = (userSelectedType: 'R' | 'J') => () =>
    post('chosen', { ...address, userSelectedType, address: userSelectedType === 'R' ? roadAddress : jibunAddress })
  return make('li', {}, [
    make('button', { type: 'button', onclick: choose('R') }, [`${zonecode} ${roadAddress} ${buildingName}`.trim()]),
    make('button', { type: 'button', onclick: choose('J') }, [`${zonecode} ${jibunAddress}`]),
  ])
}
