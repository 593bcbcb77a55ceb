// Generated from the Python types by `npm run types`; do not edit.

export const COLUMNS = "abcdefghijklmnopqrstuvwxyz";

