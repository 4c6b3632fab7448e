/** A style sheet that Vite adds to the page. */
declare module '*.css'

/** The address of a picture. */
declare module '*.webp' {
  const address: string
  export default address
}
