/** Stands for the modules of React's that the built widgets do not have: whatever is imported from here is missing. */
export {}
