/** Real places by postal code prefix; the longest prefix wins. */

/** A city and its state or province. */
export interface PostalPlace {
  readonly city: string
  readonly state: string
}

/** `prefixes city state`, by country. */
const lists: Readonly<Record<string, string>> = {
  US: `021,022 Boston MA|027 New Bedford MA|060,061 Hartford CT|065 New Haven CT|070,071 Newark NJ|073 Jersey City NJ
085 Princeton NJ|100,101,102 New York NY|103 Staten Island NY|104 Bronx NY|112 Brooklyn NY|142 Buffalo NY
150,152 Pittsburgh PA|190,191 Philadelphia PA|200,202,203 Washington DC|212 Baltimore MD|221 Alexandria VA
232 Richmond VA|276 Raleigh NC|282 Charlotte NC|303 Atlanta GA|331 Miami FL|33040 Key West FL|330 Hialeah FL
328 Orlando FL|336 Tampa FL|372 Nashville TN|381 Memphis TN|432 Columbus OH|441 Cleveland OH|482 Detroit MI
554 Minneapolis MN|606 Chicago IL|631 St. Louis MO|701 New Orleans LA|752 Dallas TX|770 Houston TX|782 San Antonio TX
787 Austin TX|802 Denver CO|841 Salt Lake City UT|850 Phoenix AZ|857 Tucson AZ|875 Santa Fe NM|891 Las Vegas NV
900 Los Angeles CA|902 Inglewood CA|90210,90211,90212 Beverly Hills CA|904 Santa Monica CA|906 Santa Fe Springs CA
911 Pasadena CA|920 Oceanside CA|92037 La Jolla CA|921 San Diego CA|926 Irvine CA|941 San Francisco CA|946 Oakland CA
951 San Jose CA|958 Sacramento CA|967 Maui HI|968 Honolulu HI|972 Portland OR|981 Seattle WA|992 Spokane WA
995 Anchorage AK`,
  CA: `A1A,A1B,A1C St. John’s NL|B3H,B3J,B3K Halifax NS|C1A Charlottetown PE|E1C Moncton NB|E2L Saint John NB
G1R,G1K,G1S Québec QC|H2X,H2Y,H2Z,H3A,H3B,H3G,H2T,H2W Montréal QC|J4H Longueuil QC|J8X Gatineau QC
K1A,K1P,K1N,K2P Ottawa ON|K7L Kingston ON|L4W,L5B Mississauga ON|L6Y Brampton ON|L8P Hamilton ON
M4W,M4Y,M5A,M5B,M5E,M5G,M5H,M5J,M5R,M5S,M5T,M5V,M6G,M6J,M6K Toronto ON|N2J Waterloo ON|N6A London ON
R3B,R3C Winnipeg MB|S4P Regina SK|S7K Saskatoon SK|T2P,T2R Calgary AB|T5J,T6E Edmonton AB
V5K,V5T,V6A,V6B,V6C,V6E,V6G,V6K,V6Z Vancouver BC|V5H Burnaby BC|V6X Richmond BC|V8W Victoria BC|V1Y Kelowna BC
X0A Iqaluit NU|X1A Yellowknife NT|Y1A Whitehorse YT`,
}

const placesByCountry: ReadonlyMap<string, ReadonlyMap<string, PostalPlace>> = new Map(
  Object.entries(lists).map(([country, list]) => [country, new Map(list.split(/[|\n]/).flatMap(entries))]),
)

/** The place of a postal code; `undefined` if it is not known. */
export function placeOf(country: string, postal: string): PostalPlace | undefined {
  const places = placesByCountry.get(country)
  for (let length = 5; length >= 3; length--) {
    const place = places?.get(postal.slice(0, length))
    if (place) return place
  }
  return undefined
}

function entries(line: string): [string, PostalPlace][] {
  const [, prefixes = '', city = '', state = ''] = /^(\S+) (.+) (\w\w)$/.exec(line) ?? []
  return prefixes.split(',').map((prefix) => [prefix, { city, state }])
}
