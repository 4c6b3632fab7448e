/** `npm run conformance -- https://staging.shop`: checks a shop’s server against the contract. */
import { readContractRows } from '../../docs/contract-rows'
import { command } from './command'

/** The timeout of a call, as in the widgets. */
const deadlineMs = 8000

const { calls: rows } = await readContractRows()
process.exitCode = await command(process.argv.slice(2), {
  rows,
  fetch,
  deadlineMs,
  print: (text) => console.log(text),
  printError: (text) => console.error(text),
})
