import { firstVisitFolder } from "../shared/appStart";
import { findServerSections } from "../mdx/serverSections";
import { toContent } from "../mdx/toContent";
import type { PageRequest } from "../patches/keepPageOnFault";
import { readAppNeeds } from "./readAppNeeds";

interface DataLoader {
  fetchPageDataJson: (request: PageRequest) => Promise<PageRequest>;
}

/** A page's data as far as they are looked at. */
interface PageData {
  path: string;
  result: { data: { docPage: { content: object } } };
}

/**
 * Has the data of the page on screen fetched without the text that the server has drawn, once; all of them where the
 * page has no such data, where these cannot be had, and where what they leave to the server is not in the page.
 */
export function loadFirstVisit(loader: DataLoader): void {
  const fetchData = loader.fetchPageDataJson;
  let address = firstVisitAddress();
  loader.fetchPageDataJson = async function (this: DataLoader, request) {
    const wanted = address;
    address = undefined;
    const payload = wanted === undefined ? null : await fetchFirstVisit(wanted, request);
    return payload
      ? Object.assign(request, { status: "success", payload })
      : fetchData.call(this, request);
  };
}

/** The address of these data as the page itself names it. */
function firstVisitAddress(): string | undefined {
  return readAppNeeds().data.find((path) => path.includes(`${firstVisitFolder}/`));
}

async function fetchFirstVisit(
  address: string,
  { pagePath }: PageRequest,
): Promise<PageData | null> {
  try {
    const page = (await (await fetch(address)).json()) as PageData;
    const [path, query] = pagePath.split("?");
    const isWhole = findServerSections(toContent(page.result.data.docPage.content));
    if (!isWhole || page.path !== path) return null;
    // As Gatsby does it.
    return query === undefined ? page : { ...page, path: `${page.path}?${query}` };
  } catch {
    // Gatsby asks for all of the data, and what is wrong with these is a fault.
    return null;
  }
}
