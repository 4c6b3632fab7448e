/** The 33 items of KWCAG 2.2, the Korean national standard, each with the success criteria of WCAG that ask for the same. */
import type { CriterionNumber } from './criteria'

/** The number of an item that asks for more than WCAG at the levels A and AA. */
export type AddingItem = '5.4.4' | '6.1.3' | '6.4.4' | '7.2.1' | '8.1.1'

/** An item of KWCAG 2.2. */
export interface KoreanItem {
  readonly item: string
  readonly name: string
  readonly english: string
  readonly criteria: readonly CriterionNumber[]
}

const rows: readonly (readonly [item: string, name: string, english: string, ...criteria: CriterionNumber[]])[] = [
  ['5.1.1', '적절한 대체 텍스트 제공', 'Text alternatives', '1.1.1'],
  ['5.2.1', '자막 제공', 'Captions, transcript or sign language', '1.2.1', '1.2.2', '1.2.3'],
  ['5.3.1', '표의 구성', 'Structure of tables', '1.3.1'],
  ['5.3.2', '콘텐츠의 선형구조', 'Linear order of content', '1.3.2'],
  ['5.3.3', '명확한 지시사항 제공', 'Clear instructions', '1.3.3'],
  ['5.4.1', '색에 무관한 콘텐츠 인식', 'No information by colour alone', '1.4.1'],
  ['5.4.2', '자동 재생 금지', 'No sound that plays by itself', '1.4.2'],
  ['5.4.3', '텍스트 콘텐츠의 명도 대비', 'Contrast of text', '1.4.3'],
  ['5.4.4', '콘텐츠 간의 구분', 'Adjacent content is told apart'],
  ['6.1.1', '키보드 사용 보장', 'Use by keyboard', '2.1.1'],
  ['6.1.2', '초점 이동과 표시', 'Order and visibility of the focus', '2.1.2', '2.4.3', '2.4.7'],
  ['6.1.3', '조작 가능', 'Controls large enough to be operated', '2.5.8'],
  ['6.1.4', '문자 단축키', 'Character key shortcuts', '2.1.4'],
  ['6.2.1', '응답시간 조절', 'Adjustable time limits', '2.2.1'],
  ['6.2.2', '정지 기능 제공', 'Moving content can be stopped', '2.2.2'],
  ['6.3.1', '깜빡임과 번쩍임 사용 제한', 'Limits to flashing', '2.3.1'],
  ['6.4.1', '반복 영역 건너뛰기', 'Repeated areas can be skipped', '2.4.1'],
  ['6.4.2', '제목 제공', 'Titles of pages, frames and blocks', '2.4.2', '2.4.6'],
  ['6.4.3', '적절한 링크 텍스트', 'Meaningful link text', '2.4.4'],
  ['6.4.4', '고정된 참조 위치 정보', 'Fixed reference locations of digital publications'],
  ['6.5.1', '단일 포인터 입력 지원', 'Use by a single pointer', '2.5.1'],
  ['6.5.2', '포인터 입력 취소', 'Pointer input can be cancelled', '2.5.2'],
  ['6.5.3', '레이블과 네임', 'Label and name', '2.5.3'],
  ['6.5.4', '동작기반 작동', 'Operation by motion', '2.5.4'],
  ['7.1.1', '기본 언어 표시', 'Main language', '3.1.1'],
  ['7.2.1', '사용자 요구에 따른 실행', 'Nothing happens that was not requested', '3.2.1', '3.2.2'],
  ['7.2.2', '찾기 쉬운 도움 정보', 'Help that is easy to find', '3.2.6'],
  ['7.3.1', '오류 정정', 'Correction of errors', '3.3.1', '3.3.3'],
  ['7.3.2', '레이블 제공', 'Labels', '3.3.2'],
  ['7.3.3', '접근 가능한 인증', 'Accessible authentication', '3.3.8'],
  ['7.3.4', '반복 입력 정보', 'Information entered before', '3.3.7'],
  ['8.1.1', '마크업 오류 방지', 'No errors in markup'],
  ['8.2.1', '웹 애플리케이션 접근성 준수', 'Accessible web applications', '4.1.2'],
]

/** All 33, in the order of the standard. */
export const koreanItems: readonly KoreanItem[] = rows.map(([item, name, english, ...criteria]) => ({
  item,
  name,
  english,
  criteria,
}))

/** What KWCAG asks for and WCAG does not. A test has the tag `@kwcag-5.4.4` for it. */
export const koreanAdditions: Readonly<Record<AddingItem, string>> = {
  '5.4.4': 'KWCAG alone asks that adjacent content can be told apart: by space, a line or a border.',
  '6.1.3':
    'KWCAG measures a control by its diagonal: at least 6 mm, which are 22.7 px. It has none of the exceptions of WCAG 2.5.8, and recommends at least 1 px of space inside the edge.',
  '6.4.4': 'KWCAG alone asks that digital publications keep their page references. No element is a publication.',
  '7.2.1': 'KWCAG also asks that a link says that it opens a new window.',
  '8.1.1': 'WCAG 2.2 has removed this criterion (4.1.1); KWCAG 2.2 keeps it.',
}
