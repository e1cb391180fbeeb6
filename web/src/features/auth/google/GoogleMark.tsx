export function GoogleMark() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" fill="none" strokeWidth="3.2" aria-hidden="true">
      <path stroke="#EA4335" d="M14.2 4.6A7 7 0 0 0 3 5.6" />
      <path stroke="#FBBC05" d="M3 5.6a7 7 0 0 0 0 6.8" />
      <path stroke="#34A853" d="M3 12.4a7 7 0 0 0 10.7 1.8" />
      <path stroke="#4285F4" d="M13.7 14.2A7 7 0 0 0 16 9H9.2" />
    </svg>
  )
}
