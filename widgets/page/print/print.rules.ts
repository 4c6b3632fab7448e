/** How long printing waits for images, in milliseconds. Proposed (PAGE-02). */
export const printLimitMs = 5000
