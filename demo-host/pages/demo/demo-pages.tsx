/** @jsxImportSource hono/jsx */

/** Pages that no menu shows, and what to try there. */
const pages: readonly (readonly [path: string, tries: string])[] = [
  ['/demo/composer', 'Define a popup, show it now, and send the address to a colleague.'],
  ['/host-program/faq', 'Open one question after another; share the address; print the page.'],
  ['/host-program/faq#privacy', 'The address opens its question.'],
  ['/user/membership?as=member', 'Renew, with and without the discount; with the fault mode on.'],
  ['/host-connect', 'Choose a city and go back; open a home and a picture, share the address; the arrow keys; swipe.'],
  [
    '/host-connect?host=maya-toronto&photo=2',
    'The address opens its home and its picture. One of its products is gone.',
  ],
  ['/planner', 'The tour opens once; show it again, scroll and resize the page, use the keyboard.'],
  ['/toronto-showroom', 'Whether it is open now, by the clock of Toronto; Get Directions on a phone.'],
  ['/swatch-request', 'Select six fabrics; go Back in the browser; paste +1 604 555 0100; go offline before sending.'],
  ['/swatch-request?country=KR', 'Search the postal code; change the country.'],
  ['/swatch-request-intl/UK', 'The page for the United Kingdom; also /US and /CA.'],
  ['/reviews', 'Scroll: seven pages come by themselves, and then the link opens the eighth page.'],
  [
    '/reviews/gallery?consent=all',
    'The number of reviews comes from the provider; filter by stars; with the fault mode on.',
  ],
  ['/community', 'Open a photo; move by arrow keys and swipes; share its address; ten pages, then a page of its own.'],
  ['/community?photo=2440', 'The address opens its photo, on the page of the wall that has it.'],
  ['/demo/reviews-html', 'The same reviews as a plain list of HTML in rove-listing.'],
  ['/journal', 'Scroll to the fifth page; choose a category and an order; go to a post and back.'],
  [
    '/videos',
    'Play one after the other, by mouse and by keyboard; turn a phone or change the width of the window meanwhile.',
  ],
  ['/videos?video=toft-swivel-chair-made', 'After a second the film of the address opens, on the page that has it.'],
  ['/videos?fault=404:/sites/default/files/video', 'A film that is not there.'],
  ['/trade/application', 'Go offline before SUBMIT, and online again; reload in the middle; choose a file of 11 MB.'],
]

/** A list of pages for reviewers. */
export function DemoPages() {
  return (
    <section class="listing tour" lang="en">
      <header class="listing__head">
        <h1>Pages to try</h1>
      </header>
      <table>
        <tbody>
          {pages.map(([path, tries]) => (
            <tr>
              <th scope="row">
                <a href={path}>{path}</a>
              </th>
              <td>{tries}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
