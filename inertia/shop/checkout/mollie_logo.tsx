/** The payment provider, with the payment methods that Dutch customers know. */
export function MollieLogo() {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <svg viewBox="0 0 92 30" role="img" aria-label="Mollie" className="h-8 w-auto">
        <rect
          x="1"
          y="1"
          width="90"
          height="28"
          rx="8"
          className="fill-[#0b0b0b] stroke-[#f6f0e4] stroke-1"
        />
        <g
          className="fill-none stroke-[#ffffff]"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d="M13 21v-6.5a3 3 0 0 1 6 0V21M19 14.5a3 3 0 0 1 6 0V21" />
          <circle cx="35.5" cy="16.5" r="4.5" />
          <path d="M46 8v13M52 8v13M58 13v8M58 8v.1" />
          <path d="M64.5 16.5h9a4.5 4.5 0 1 0-1.4 3.3" />
        </g>
      </svg>
      <span className="text-sm text-soft">iDEAL | Wero, creditcard en meer</span>
    </p>
  )
}
