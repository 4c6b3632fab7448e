/** The same as `on-demand.ts`, for a page with tags: half as large, because it imports the runtime that they load anyway. */
export * from './on-demand'
