/** VT4: what a year of a loan pays. */
export type LoanYear = Readonly<{
  /** From 1. */
  year: number;
  interest: number;
  principal: number;
  /** The balance at the end of the year. */
  balance: number;
}>;

type Loan = Readonly<{ principal: number; yearlyPercent: number; months: number }>;

export type LoanPlan = Readonly<{
  instalment: number;
  totalInterest: number;
  years: readonly LoanYear[];
}>;

/** VT4: the equal monthly instalment in rupees, rounded to the paisa. */
export function monthlyInstalment(loan: Loan): number {
  return instalmentPaisa(loan) / 100;
}

/** VT4: interest and principal by year. Every month is rounded to the paisa, and the last one pays the rest, as banks do. */
export function planLoan(loan: Loan): LoanPlan {
  const instalment = instalmentPaisa(loan);
  const monthlyRate = rateOfMonth(loan);
  const years: LoanYear[] = [];
  let balance = toPaisa(loan.principal);
  let totalInterest = 0;
  for (let month = 1; month <= loan.months; ) {
    const year = { interest: 0, principal: 0 };
    for (const end = Math.min(month + 11, loan.months); month <= end; month++) {
      const interest = Math.round(balance * monthlyRate);
      const principal = month === loan.months ? balance : Math.min(instalment - interest, balance);
      balance -= principal;
      year.interest += interest;
      year.principal += principal;
    }
    totalInterest += year.interest;
    years.push({
      year: years.length + 1,
      interest: year.interest / 100,
      principal: year.principal / 100,
      balance: balance / 100,
    });
  }
  return { instalment: instalment / 100, totalInterest: totalInterest / 100, years };
}

/** `expm1` and `log1p` stay exact for rates near zero. */
function instalmentPaisa(loan: Loan): number {
  const { principal, months } = loan;
  const rate = rateOfMonth(loan);
  const paisa = toPaisa(principal);
  return Math.round(rate === 0 ? paisa / months : (paisa * rate) / -Math.expm1(-months * Math.log1p(rate)));
}

function rateOfMonth({ yearlyPercent }: Loan): number {
  return yearlyPercent / 100 / 12;
}

function toPaisa(rupees: number): number {
  return Math.round(rupees * 100);
}
