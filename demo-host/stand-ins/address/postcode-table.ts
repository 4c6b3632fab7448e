/** The addresses that the stand-in for Kakao's postcode search knows. */

/** An address in Kakao's format, with the fields that shops use. */
export interface KakaoAddress {
  readonly zonecode: string
  readonly address: string
  readonly addressEnglish: string
  readonly roadAddress: string
  readonly jibunAddress: string
  readonly autoRoadAddress: string
  readonly userSelectedType: 'R' | 'J'
  readonly buildingName: string
  readonly apartment: 'Y' | 'N'
  readonly bname: string
  readonly sido: string
  readonly sigungu: string
  readonly userLanguageType: 'K' | 'E'
}

type Row = readonly [
  zone: string,
  sido: string,
  sigungu: string,
  dong: string,
  road: string,
  lot: string,
  building: string,
  english: string,
]

const rows: readonly Row[] = [
  ['04524', '서울', '중구', '태평로1가', '세종대로 110', '31', '서울특별시청', '110 Sejong-daero, Jung-gu, Seoul'],
  ['06164', '서울', '강남구', '삼성동', '영동대로 513', '159', '코엑스', '513 Yeongdong-daero, Gangnam-gu, Seoul'],
  ['04044', '서울', '마포구', '합정동', '독막로 7', '412-1', '', '7 Dongmak-ro, Mapo-gu, Seoul'],
  ['13529', '경기', '성남시 분당구', '백현동', '판교역로 166', '532', '', '166 Pangyoyeok-ro, Bundang-gu, Seongnam-si'],
  ['48099', '부산', '해운대구', '우동', '해운대해변로 264', '1394', '', '264 Haeundaehaebyeon-ro, Haeundae-gu, Busan'],
  ['63122', '제주특별자치도', '제주시', '연동', '문연로 6', '312-1', '', '6 Munyeon-ro, Jeju-si, Jeju-do'],
]

/** All known addresses, each with its road address as the chosen one. */
export const kakaoAddresses: readonly KakaoAddress[] = rows.map(
  ([zonecode, sido, sigungu, bname, road, lot, buildingName, english]) => {
    const roadAddress = `${sido} ${sigungu} ${road}`
    return {
      zonecode,
      address: roadAddress,
      addressEnglish: `${english}, Republic of Korea`,
      roadAddress,
      jibunAddress: `${sido} ${sigungu} ${bname} ${lot}`,
      autoRoadAddress: '',
      userSelectedType: 'R',
      buildingName,
      apartment: 'N',
      bname,
      sido,
      sigungu,
      userLanguageType: 'K',
    }
  },
)
