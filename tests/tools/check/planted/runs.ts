import { appendFileSync, readFileSync } from 'node:fs'

/** How often a planted test has run, this run included. @param name names the file in the folder `PLANTED` */
export function runs(name: string): number {
  const file = `${process.env.PLANTED}/${name}`
  appendFileSync(file, '.')
  return readFileSync(file, 'utf8').length
}
