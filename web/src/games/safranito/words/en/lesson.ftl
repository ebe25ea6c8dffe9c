# Safranito, guided.
learn-safranito-table = A market stall from above: nine bowls of spices, and four circles with a special action. The cards at the rim are for sale. You need three blends to win; each asks for three spice cards. Yours are the green chips.
learn-safranito-throw = Everybody throws chips in turn. Pick your 50 (nobody else sees its value), press below the board’s lower edge and flick upwards. Or aim with the needles.
learn-safranito-landed = Beginner’s luck: in this lesson it lies in saffron. A chip counts where something of the bowl can be seen through its hole. It lies face down: only you know that it is a 50.
learn-safranito-pushed = Mina skimmed a chip and pushed yours out of saffron: now it counts nowhere. What counts is where all chips lie at the end. You push back!
learn-safranito-circle = All chips are thrown. First the circles: the chips there are turned up, and whoever has most may act. On “spice card” that is you, with 40. Draw!
learn-safranito-keep = With a 40 you draw four cards and keep one. Mint is still missing for the first blend: keep it.
learn-safranito-bowl = Now the trade. You hold the pepper mill: as head chef you name the bowl that is traded next. Your chips lie in ginger and in cumin. Begin with cumin.
learn-safranito-sell = First everybody may sell. A card of cumin brings the sum of all chips in the bowl, whosever they are: 90 rupees. You need no cumin: sell yours!
learn-safranito-buy = Who sold takes the chips back there. In ginger one buys: the highest sum goes first and pays that sum. Your 30 is higher than Mina’s 20. Ginger is what you lack: buy it!
learn-safranito-blend = Ginger, mint and saffron: all three in hand. Make the blend!
learn-safranito-end = The first of three blends! Then the mill goes on to the left, new cards come out, and all chips are thrown again. Whoever makes a third blend first wins. Now you know all you need.
