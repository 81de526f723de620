import type { GatsbyNode } from "gatsby";
import type { PageTree } from "../pages/pageTree";
import { docPageResolvers, forPage } from "../schema/docPageResolvers";
import { queryResolvers } from "../schema/queryResolvers";

const resolvers = {
  DocPage: docPageResolvers,
  SamplePage: {
    content: { resolve: ({ content }: Pick<PageTree, "content">) => forPage(content) },
  },
  Query: queryResolvers,
};

export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  (args.createResolvers as (resolvers: object) => void)(resolvers);
};
