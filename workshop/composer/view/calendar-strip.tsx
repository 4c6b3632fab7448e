/** The days on which a popup can come, one row for each month. */
import { type Month, monthsOf, spanOf } from '../popups/days'

/** @param between the parameter of the condition */
export function CalendarStrip({ between }: { readonly between: unknown }) {
  const span = spanOf(between)
  if (!span) return null
  const months = monthsOf(span, Date.now())
  return (
    <figure className="calendar">
      <figcaption>Days on which it can come</figcaption>
      {months.map((month) => (
        <div key={month.label} className="month" role="img" aria-label={`${month.label}: ${daysWords(month)}`}>
          <span>{month.label}</span>
          {month.days.map((isOn, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a day is its number.
            <i key={n} className={isOn ? 'on' : ''} title={`${n + 1} ${month.label}`} />
          ))}
        </div>
      ))}
    </figure>
  )
}

/** `20 to 30` */
function daysWords({ days }: Month): string {
  const first = days.indexOf(true)
  return first < 0 ? 'none' : `${first + 1} to ${days.lastIndexOf(true) + 1}`
}
