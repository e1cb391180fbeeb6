/** Tests ask again and again for a state, far more often than people do. */
export const unlimited = {
  RATE_LIMIT_ADDRESS: '0',
  RATE_LIMIT_OWNER: '0',
  RATE_LIMIT_SIGN_IN: '0',
  CHAT_SEARCHES_PER_MINUTE: '100000',
}
