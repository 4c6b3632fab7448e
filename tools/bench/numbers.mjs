/** What `npm run bench` does with the values that it has measured. */

export const median = (values) => quantile(values, 0.5)
export const percentile95 = (values) => quantile(values, 0.95)

const quantile = (values, part) => [...values].sort((a, b) => a - b)[Math.floor(values.length * part)]
