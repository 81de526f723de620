import { useEffect, useState } from "react";

/** Results that come within so many ms need nothing in their place: that would be a flicker. */
const patience = 150;

/** Renders the shape of the results that are on their way, once they are late. */
export function ResultSkeleton() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  return (
    <div aria-hidden="true">
      <div data-part="coming" />
      <div data-part="coming" />
      <div data-part="coming" />
    </div>
  );
}
